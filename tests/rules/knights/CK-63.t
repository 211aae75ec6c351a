# CK-63  A metropolis brings 2 points more.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 4p
poke levels 0 3 0 0

points 0 3
try 0 improve science c30 -> ok
points 0 5
