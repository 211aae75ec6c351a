# D-60  A structure counts the number printed in it, a road 1.
game dice 1 -
use BUILDING
poke dice blwgo$
try 0 road R0 -> ok
points 0 1
try 0 knight -> ok
points 0 2
game dice 1 -
use BUILDING
poke dice 2b2lwg
try 0 settlement -> ok
points 0 3
