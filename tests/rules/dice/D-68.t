# D-68  Building is voluntary.
game dice 1 -
use BUILDING
poke dice 3b3l
try 0 end -> ok
expect boxes 0 x
game dice 1 -
use BUILDING
poke dice 3b3l
try 0 road R0 -> ok
try 0 end -> ok
expect boxes 0 1
