# R-08  A score below zero stands; 15 crosses are -30.
game dice 1 -
use BUILDING
poke boxes 0 x x x x x x x x x x x x x x
poke turn 15
poke dice 6$
try 0 end -> ok
json 0 "points":-30
winners 0
