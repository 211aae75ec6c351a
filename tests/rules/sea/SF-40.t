# SF-40  Through the Desert: the strip is foreign although roads lead there.
game sea 3 scenario=through-the-desert,start=0
use DESERT
poke roads 0 e98 e127
poke hand 0 9b9l9w9g
# c76 to c66 and on to c56, all along the desert h23 and the strip.
try 0 settlement c66 -> IB-68
try 0 road e86 -> ok
try 0 settlement c56 -> ok
points 0 5
