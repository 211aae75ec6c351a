# IB-87  The longest trail counts: branches do not add up, loops do.
# A branch at c4: five roads, but no trail of five.
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke settlements 0 c3
poke settlements 1 c53
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e71
poke roads 2 e66
poke roads 0 e0 e1 e2 e7
poke hand 0 bl
try 0 road e3 -> ok
expect longest -
# A loop around h0 and a tail: seven, one more than six.
game base 3 board=beginner,start=0,phases=combined
use ROLLED
use THREE-EMPTY-HANDS
poke settlements 0 c3
poke settlements 1 c53
poke settlements 2 c47
poke roads 0 e0
poke roads 1 e71
poke roads 2 e66
poke roads 0 e0 e1 e6 e7 e11
poke roads 1 e61 e65 e69 e70 e71 e53
poke longest 1
poke hand 0 2b2l
try 0 road e12 -> ok
expect longest 1
try 0 road e2 -> ok
expect longest 0
