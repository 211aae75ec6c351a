# EX-09  Trade gate, red 1: everybody with level 1 draws.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 0 0 1 0
poke levels 1 0 2 0
poke levels 3 0 5 0

try chance event trade -> ok
expect progress 0 commercialharbor
expect progress 1 commercialharbor
expect progress 2 -
expect progress 3 mastermerchant
