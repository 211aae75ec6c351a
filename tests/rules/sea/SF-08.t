# SF-08  No ship is built at the pirate's hex, not even when founding; roads and buildings are.
game sea 3 start=0
use AFLOAT
poke pirate h34
poke hand 0 9b9l9w9g
try 0 ship e103 -> SF-08
try 0 ship e116 -> SF-08
try 0 road e116 -> ok
try 0 road e130 -> ok
try 0 settlement c97 -> ok
try 0 ship e144 -> ok
# Founding.
game sea 3 start=0
poke pirate h34
try 0 settlement c78 -> ok
try 0 ship e103 -> SF-08
try 0 ship e102 -> ok
# A free ship of Road Building.
game sea 3 start=0
use AFLOAT
poke pirate h34
poke dev 0 r
try 0 roadbuilding -> ok
try 0 ship e103 -> SF-08
try 0 ship e102 -> ok
