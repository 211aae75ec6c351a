# IB-90  A settlement built into a line makes it be counted anew.
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
poke roads 0 e0 e1 e2 e3 e4
poke longest 0
points 0 3
try 1 settlement c5 -> ok
expect longest -
points 0 1
