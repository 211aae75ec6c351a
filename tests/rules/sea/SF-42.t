# SF-42  Deserts yield nothing; roads and settlements may be built along them.
game sea 3 scenario=through-the-desert,start=0
try 0 settlement c57 -> ok
try 0 road e71 -> ok
expect settlements 0 c57
# No number brings a card for a desert: c57 touches two deserts and the hills 5.
use DESERT
poke settlements 0 c57
poke roads 0 e71
poke robber h35
poke active 0
poke phase roll
poke flags -
poke dice -
try 0 roll -> ok
try chance dice 2 3 -> ok
expect hand 0 b
try 0 end -> ok
try 1 roll -> ok
try chance dice 6 6 -> ok
expect hand 0 b
