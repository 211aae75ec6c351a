# CK-54  A metropolis may get a wall.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 2b
poke levels 0 4 0 0
poke metropolis science c30

try 0 wall c30 -> ok
expect walls c30
