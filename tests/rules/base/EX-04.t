# EX-04  A settlement cuts the holder's seven roads and the builder is longest alone.
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke active 1
poke settlements 0 c3
poke settlements 1 c18
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e8 e14 e20
poke roads 2 e66
poke hand 1 blwg
poke settlements 0 c7
poke roads 0 e0 e1 e2 e3 e4 e5 e6
poke roads 1 e8 e14 e20 e28 e36 e44
poke longest 0
points 0 3
try 1 settlement c5 -> ok
expect longest 1
points 0 1
points 1 4
