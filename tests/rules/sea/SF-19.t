# SF-19  Routes with ships are cut and compared like roads; moving a ship counts them anew.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e104 e117 e132 e133
poke longest 0
points 0 4
# Moved from one end to the other the route keeps its length.
try 0 sail e133 e102 -> ok
expect longest 0
json 0 "road_length":5
# Moved to a branch it is shorter, and nobody has five.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e104 e117 e132 e133
poke longest 0
try 0 sail e133 e131 -> ok
expect longest -
points 0 2
# A foreign building cuts it.
game sea 3 start=0
use AFLOAT
poke active 1
poke ships 0 e103 e104 e117 e132 e133
poke longest 0
poke settlements 1 c116 c131
poke ships 1 e130 e131
poke hand 1 blwg
try 1 settlement c88 -> ok
expect longest -
json 0 "road_length":3
