# CK-61  Without a city levels, abilities and draws stay.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke settlements 0 c17 c30
poke cities 0 -
poke dice 1 1
poke levels 0 3 3 3
poke progress 0 spy

try chance event science -> ok
expect progress 0 alchemist spy
json 0 "rates":[4,4,4,4,4,2,2,2]
expect levels 0 3 3 3
