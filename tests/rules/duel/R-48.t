# R-48  Neutral players count for Longest Road, also in ties.
use MIDGAME
poke phase roll
poke phase main
poke settlements 0 c17
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
poke neutralroads 2 e20 e27 e35 e43
poke active 1
poke hand 1 bl
# As long as the holder's is not longer.
try 1 road e47 -> ok
try 1 neutralroad 2 e14 -> ok
expect longest 0
# A cut leaves a neutral player and a player tied: the card is set aside.
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
poke roads 1 e31 e37 e46 e52 e60
poke neutralroads 3 e35 e43 e51 e57 e63
try 1 settlement c20 -> ok
try 1 neutralsettlement 2 c7 -> ok
expect longest -
