# D-51  Every pair may be traded, up to three times, each for a resource of choice.
game dice 1 -
use BUILDING
poke dice 6$
try 0 gold b -> ok
try 0 gold l -> ok
try 0 gold o -> ok
expect dice blo
try 0 gold o -> D-50
try 0 road R0 -> ok
