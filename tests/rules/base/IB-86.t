# IB-86  The first line of five roads receives Longest Road.
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke settlements 0 c3
poke settlements 1 c53
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e71
poke roads 2 e66
poke roads 0 e0 e1 e2
poke hand 0 2b2l
try 0 road e3 -> ok
expect longest -
points 0 1
try 0 road e4 -> ok
expect longest 0
points 0 3
