# SF-29  Special points are never lost again and count for victory.
game sea 3 start=0
use AFLOAT
poke settlements 0 c78 c79
points 0 4
poke hand 0 3o2g
try 0 city c79 -> ok
points 0 5
# They bring the last points.
game sea 3 start=0,target=6
use AFLOAT
poke ships 0 e103 e104
poke cities 0 c95
poke settlements 0 c78
poke hand 0 blwg
points 0 3
try 0 settlement c79 -> ok
points 0 6
winners 0
