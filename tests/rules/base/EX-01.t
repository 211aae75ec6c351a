# EX-01  Hands of 6, 9 and 11 on a seven return 0, 4 and 5.
game base 3 board=beginner,start=0
poke hand 0 3b3l
poke hand 1 9g
poke hand 2 6w5o
try 0 roll -> ok
try chance dice 2 5 -> ok
actors 12
try 1 discard 5g -> IB-42
try 1 discard 4g -> ok
try 2 discard 5w -> ok
expect hand 0 3b3l
expect hand 1 5g
expect hand 2 w5o
