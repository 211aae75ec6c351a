# SF-04  A ship joins an own building, or an own ship where no foreign building stands; never a road.
game sea 3 start=0
use AFLOAT
poke hand 0 9l9w9b
try 0 ship e131 -> SF-04
try 0 ship e104 -> SF-04
try 0 ship e103 -> ok
try 0 ship e104 -> ok
# Not at a foreign building.
try 0 ship e171 -> SF-04
# No ship on from a road, no road on from a ship.
try 0 road e102 -> ok
try 0 ship e88 -> SF-04
try 0 ship e116 -> ok
try 0 road e129 -> SF-04
# Up to a foreign building, but not beyond.
game sea 3 start=0
use AFLOAT
poke settlements 1 c131 c97
poke ships 0 e116
poke hand 0 9l9w
try 0 ship e130 -> ok
try 0 ship e131 -> SF-04
try 0 ship e144 -> SF-04
