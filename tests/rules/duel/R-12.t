# R-12  Every road and settlement after the founding counts; a winning piece ends the game.
use MIDGAME
poke phase roll
poke phase main
poke cities 0 c0 c2 c17 c28
poke settlements 0 c15
poke roads 0 e24 e25 e41
poke hand 0 blwg
try 0 settlement c16 -> ok
winners 0
expect phase over
expect not due road
use MIDGAME
poke phase roll
poke phase main
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e26 -> ok
expect due road
