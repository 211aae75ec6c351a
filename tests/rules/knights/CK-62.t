# CK-62  The first at level 4 puts the metropolis on one's own city.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c0 c30
poke hand 0 4p
poke levels 0 3 0 0

try 0 improve science -> CK-62
try 0 improve science c25 -> CK-68
try 0 improve science c0 -> ok
expect metropolis science c0
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 p

try 0 improve science c30 -> CK-62
