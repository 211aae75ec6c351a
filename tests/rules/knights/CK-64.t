# CK-64  Level 4 while another holds the metropolis brings none.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 4p
poke levels 0 3 0 0
poke levels 1 4 0 0
poke metropolis science c25

try 0 improve science c30 -> CK-64
try 0 improve science -> ok
expect metropolis science c25
points 0 3
