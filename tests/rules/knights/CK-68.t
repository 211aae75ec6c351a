# CK-68  Several metropolises, each on a different city.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c0 c30
poke hand 0 4p4c
poke levels 0 3 3 0

try 0 improve science c30 -> ok
try 0 improve trade c30 -> CK-68
try 0 improve trade c0 -> ok
points 0 9
