# I2-22  A neutral player may hold Longest Road.
use MIDGAME
poke phase roll
poke phase main
poke hand 0 bl
poke neutralroads 2 e20 e27 e35 e43
try 0 road e24 -> ok
try 0 neutralroad 2 e14 -> ok
expect longest 2
points 0 2
points 1 2
# It takes the card from a player.
use MIDGAME
poke phase roll
poke phase main
poke settlements 0 c17
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
poke neutralroads 2 e14 e20 e27 e35 e43
poke active 1
poke hand 1 bl
points 0 3
try 1 road e47 -> ok
try 1 neutralroad 2 e8 -> ok
expect longest 2
points 0 1
# And loses it to one.
poke active 0
poke hand 0 2b2l
try 0 road e0 -> ok
try 0 neutralroad 3 e58 -> ok
expect longest 2
try 0 road e1 -> ok
expect longest 0
points 0 3
