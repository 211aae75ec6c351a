# CK-27  A victory point card is laid open at once, also off turn.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 1 1 0 0
poke deck science printer alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining mining roadbuilding roadbuilding smith smith

try chance event science -> ok
expect printer 1
expect progress 1 -
points 1 4
json 2 "printer":true
