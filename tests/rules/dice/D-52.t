# D-52  Gold itself pays for nothing, and a single gold is of no use.
game dice 1 -
use BUILDING
poke dice 5b$
try 0 road R0 -> D-20
try 0 gold l -> D-50
game dice 1 -
use BUILDING
poke dice 4b2$
try 0 road R0 -> D-20
try 0 gold $ -> syntax
try 0 gold l -> ok
try 0 road R0 -> ok
