# KC-BASE-arsonist.5  Bishop's seat and Triumphal arch are immune; a Church protects nothing.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 1 6:2
poke hand 0 arsonist
poke card 1 6a=bishops-seat
poke card 1 6b=garrison
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect cards 1 6a=bishops-seat
expect hand 1 garrison!
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 1 6:2
poke hand 0 arsonist
poke card 1 6a=triumphal-arch
poke card 1 6b=library
poke card 1 6c=church
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
legal 0 hit 2
try 0 hit @6a -> KC-BASE-arsonist.5
try 0 hit @6b -> ok
expect hand 1 library!
