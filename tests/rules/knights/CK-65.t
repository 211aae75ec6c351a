# CK-65  Level 5 before the holder takes the metropolis.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 5p
poke levels 0 4 0 0
poke levels 1 4 0 0
poke metropolis science c25

points 1 5
try 0 improve science -> CK-62
try 0 improve science c30 -> ok
expect metropolis science c30
points 0 5
points 1 3
