# SF-34  The first settlement on each small island brings two special points, to every player once.
game sea 3 start=0
use AFLOAT
poke ships 0 e103 e104 e132 e117
poke hand 0 2b2l2w2g
points 0 2
try 0 settlement c79 -> ok
points 0 5
# A second one on the same island brings none.
try 0 settlement c98 -> ok
points 0 6
# Another island brings two more.
poke settlements 0 c78 c79 c97
poke ships 0 e103 e104 e144 e159
poke hand 0 blwg
points 0 5
try 0 settlement c117 -> ok
points 0 8
# Another player gets them for the same island.
game sea 3 start=0
use AFLOAT
poke active 2
poke settlements 0 c78 c79
poke settlements 2 c66 c97
poke ships 2 e131 e132
poke hand 2 blwg
points 2 2
try 2 settlement c98 -> ok
points 2 5
points 0 4
