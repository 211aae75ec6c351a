# I2-21  Neutral settlements block, cut roads and keep others at a distance.
use MIDGAME
poke phase roll
poke phase main
poke roads 0 e20 e25 e26 e27 e41
poke hand 0 2b2l2w2g
try 0 settlement c18 -> IB-68
try 0 settlement c13 -> IB-68
# The road ends at the neutral settlement on c13.
try 0 road e13 -> IB-65
try 0 road e14 -> IB-65
# A neutral settlement in a line of five leaves four.
use MIDGAME
poke phase roll
poke phase main
poke settlements 0 c17
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
poke roads 1 e31 e37 e52
poke neutralroads 2 e11 e12 e13
poke active 1
poke hand 1 blwg
points 0 3
try 1 settlement c20 -> ok
try 1 neutralsettlement 2 c7 -> ok
expect longest -
points 0 1
