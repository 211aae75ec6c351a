# CKC-printer.1  One point, open at once.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 0 1 0 0
poke deck science printer alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining mining roadbuilding roadbuilding smith smith

try chance event science -> ok
expect printer 0
points 0 4
