# CK-67  Losing a metropolis leaves city and wall.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 5p
poke levels 0 4 0 0
poke levels 1 4 0 0
poke walls c25
poke metropolis science c25

try 0 improve science c30 -> ok
expect cities 1 c25
expect walls c25
points 1 3
