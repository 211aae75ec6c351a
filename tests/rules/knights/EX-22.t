# EX-22  Yellow 6, red 3, trade gate: trade level 2 draws off turn.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 6 3
poke levels 1 0 2 1

try chance event trade -> ok
expect progress 1 commercialharbor
expect progress 0 -
