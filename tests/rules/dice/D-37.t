# D-37  The orders of settlements, cities and knights do not depend on each other.
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1
poke boxes 0 2
poke dice b2g3o
try 0 city -> ok
try 0 end -> ok
poke phase build
poke rolls 1
poke dice 2w2g2o
try 0 knight -> ok
try 0 knight -> ok
expect settlements 0 0
