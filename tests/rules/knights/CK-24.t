# CK-24  Several draw clockwise from the active seat.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 0 1 0 0
poke levels 1 1 0 0
poke levels 3 1 0 0
poke active 2
poke deck science alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer

try chance event science -> ok
expect progress 3 alchemist
expect progress 0 crane
expect progress 1 mining
expect progress 2 -
