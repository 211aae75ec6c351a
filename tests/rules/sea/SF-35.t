# SF-35  New Shores is won with 14 victory points.
game sea 3 start=0
use AFLOAT
poke settlements 0 -
poke cities 0 c78 c95 c79 c14
poke roads 0 e71 e127 e142 e154
poke hand 0 2b2l2w2g
points 0 12
try 0 settlement c114 -> ok
points 0 13
winners -
try 0 settlement c47 -> ok
points 0 14
winners 0
