# IB-89  The card changes hands only for a strictly longer line, and then at once.
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke settlements 0 c3
poke settlements 1 c53
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e71
poke roads 2 e66
poke roads 0 e0 e1 e2 e3
poke roads 1 e61 e65 e69 e70 e71
poke longest 1
poke hand 0 2b2l
points 1 3
try 0 road e4 -> ok
expect longest 1
try 0 road e5 -> ok
expect longest 0
points 0 3
points 1 1
