# D-03  Only the start road is there at first; it counts nothing.
game dice 3 start=0
points 0 0
points 2 0
expect roads 1 -
expect knights 2 0
game dice 1 -
use BUILDING
poke dice blwg2o
try 0 settlement -> ok
points 0 3
