# SF-41  Through the Desert: two special points for the strip, and for each small island.
game sea 3 scenario=through-the-desert,start=0
use DESERT
poke roads 0 e69 e86 e98 e127
poke hand 0 2b2l2w2g
try 0 settlement c56 -> ok
points 0 5
# A second one on the strip brings none.
poke roads 0 e58 e69 e86 e98 e127
try 0 settlement c37 -> ok
points 0 6
# A small island.
poke ships 2 e130 e131
poke active 2
poke hand 2 blwg
points 2 2
try 2 settlement c97 -> IB-68
try 2 settlement c88 -> ok
points 2 5
