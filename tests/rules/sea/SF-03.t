# SF-03  A path holds one road or one ship, never both.
game sea 3 start=0
use AFLOAT
poke hand 0 9b9l9w
try 0 road e116 -> ok
try 0 ship e116 -> SF-03
try 0 ship e102 -> ok
try 0 road e102 -> SF-03
# Those of others count as well.
game sea 3 start=0
use AFLOAT
poke settlements 1 c131 c133 c97
poke roads 1 e182
poke ships 1 e116
poke hand 0 9b9l9w
try 0 ship e116 -> SF-03
try 0 road e116 -> SF-03
poke ships 1 -
poke roads 1 e182 e116
try 0 ship e116 -> SF-03
