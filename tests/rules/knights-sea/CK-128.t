# CK-128  13 points in one's own turn win at once.
game knights-sea 3 start=0,edition=en,target=8
use EVENT
poke cities 0 c79
poke dice 2 2
poke levels 0 2 0 0
poke deck science printer alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining mining roadbuilding roadbuilding smith smith
poke defender 0 2
points 0 7
try chance event science -> ok
winners 0
expect phase over
