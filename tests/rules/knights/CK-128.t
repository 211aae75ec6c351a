# CK-128  13 points in one's own turn win at once.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke defender 0 8
poke hand 0 2g3o

points 0 11
try 0 city c17 -> ok
points 0 12
winners -
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke defender 0 9
poke hand 0 2g3o
poke progress 0 merchant

try 0 city c17 -> ok
winners 0
try 0 end -> CK-128
refuse knights 4 target=30 -> 5 to 25
