# SF-06  A settlement may be built on a coast that an own ship reaches; the distance rule holds.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e104
poke hand 0 4b4l4w4g
# c69 is beside c78, c98 is not reached, c107 is reached by a ship of somebody else.
try 0 settlement c69 -> IB-68
try 0 settlement c98 -> SF-06
try 0 settlement c79 -> ok
expect settlements 0 c78 c79 c95
# On from there by road.
try 0 road e105 -> ok
# Not in the middle of the sea.
game sea 3 start=0
use AFLOAT
poke pirate h0
poke settlements 0 c78 c98
poke ships 0 e133 e134
poke hand 0 blwg
try 0 settlement c99 -> IB-09
# Not at a ship of somebody else.
game sea 3 start=0
use AFLOAT
poke settlements 1 c131 c97
poke ships 1 e131 e132
poke hand 0 blwg
try 0 settlement c98 -> SF-06
