# CK-120  At most four progress cards; victory points do not count.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 1 1 0 0
poke progress 1 spy spy spy bishop
poke deck science printer alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith

try chance event science -> ok
expect phase gate
try 1 draw -> ok
expect printer 1
expect phase main
try 0 bury spy -> CK-120
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 1
poke levels 1 1 0 0
poke progress 1 spy spy spy bishop

try chance event science -> ok
try 1 draw -> ok
expect phase limit
