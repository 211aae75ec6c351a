# CK-66  A holder on level 5 never loses it.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 5p
poke levels 0 4 0 0
poke levels 1 5 0 0
poke metropolis science c25

try 0 improve science c30 -> CK-62
try 0 improve science -> ok
expect metropolis science c25
expect levels 0 5 0 0
