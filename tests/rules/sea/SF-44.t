# SF-44  Through the Desert is won with 14 victory points.
game sea 3 scenario=through-the-desert,start=0
use DESERT
poke settlements 0 -
poke cities 0 c56 c95 c37 c98
poke roads 0 e98 e127 e142 e154
poke hand 0 2b2l2w2g
points 0 12
try 0 settlement c114 -> ok
points 0 13
winners -
try 0 settlement c76 -> ok
points 0 14
winners 0
