# D-22  Several structures may be built in one turn.
game dice 1 -
use BUILDING
poke dice 3b3l
try 0 road R0 -> ok
try 0 road R1 -> ok
try 0 road R2 -> ok
expect gained 3
try 0 end -> ok
expect boxes 0 3
