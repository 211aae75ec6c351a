# D-50  Two gold become one resource; the other die is lost.
game dice 1 -
use BUILDING
poke dice bl2w2$
legal 0 gold 5
try 0 gold g -> ok
expect dice bl2wg
expect aside $
try 0 gold g -> D-50
try 0 settlement -> ok
game dice 1 -
use BUILDING
poke dice 2bl2w$
try 0 gold g -> D-50
forbidden 0 gold -> D-50
