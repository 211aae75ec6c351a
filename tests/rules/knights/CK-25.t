# CK-25  Drawing needs no city.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke settlements 0 c17 c30
poke cities 0 -
poke dice 1 1
poke levels 0 1 0 0

try chance event science -> ok
expect progress 0 alchemist
