# EX-08  Trade gate, red 3: level 3 draws, level 1 does not.
game knights 4 board=beginner,start=0
use EVENT
poke dice 1 3
poke levels 0 0 3 0
poke levels 1 0 1 0

try chance event trade -> ok
expect progress 0 commercialharbor
expect progress 1 -
