# IB-88  Another's building cuts the line, one's own does not.
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke settlements 0 c3
poke settlements 1 c53
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e71
poke roads 2 e66
poke settlements 1 c53 c4
poke roads 0 e0 e1 e2 e3
poke hand 0 bl
try 0 road e4 -> ok
expect longest -
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke settlements 0 c3
poke settlements 1 c53
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e71
poke roads 2 e66
poke settlements 0 c3 c4
poke roads 0 e0 e1 e2 e3
poke hand 0 bl
try 0 road e4 -> ok
expect longest 0
