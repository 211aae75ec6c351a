# SF-18  Longest Road counts roads and ships; it changes between them only at an own building.
game sea 3 start=0
use AFLOAT
poke roads 0 e101 e102 e127
poke ships 0 e103 e104
poke hand 0 lw
json 0 "road_length":4
try 0 ship e117 -> ok
expect longest 0
points 0 4
# With the building at the other end of the roads, roads and ships do not join at c78.
game sea 3 start=0
use AFLOAT
poke settlements 0 c77 c79
poke roads 0 e101 e102 e115
poke ships 0 e103 e104 e117
json 0 "road_length":3
expect longest -
