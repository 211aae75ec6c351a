# I2-06  What is not changed is as in the base game.
use FOUNDED
try 0 end -> IB-27
try 1 roll -> IB-27
try 0 knight -> IB-28
use MIDGAME
poke phase roll
poke phase main
try 0 road e26 -> IB-63
try 0 city c17 -> IB-70
poke hand 0 5b5l5w5g5o
try 0 settlement c6 -> IB-67
try 0 road e0 -> IB-64
try 0 bank 3b>o -> IB-55
try 0 bank 4b>o -> ok
try 0 city c17 -> ok
points 0 3
try 0 end -> ok
actors 1
