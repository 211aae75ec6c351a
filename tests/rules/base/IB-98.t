# IB-98  Ten points in another player's turn win only when one's own turn begins.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke cities 0 c2 c8 c20 c28
poke settlements 0 c47
poke roads 0 e13 e41 e65
poke dev 0 v
poke active 3
points 0 10
winners -
try 3 end -> ok
winners 0
# A line cut in somebody else's turn gives its new owner the card, but not yet the game.
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
poke cities 2 c42 c47 c49
poke settlements 2 c30 c32
poke roads 0 e0 e1 e2 e3 e4 e5
poke roads 2 e62 e66 e67 e68 e69
poke longest 0
points 2 8
try 1 settlement c5 -> ok
expect longest 2
points 2 10
winners -
try 1 end -> ok
winners 2
