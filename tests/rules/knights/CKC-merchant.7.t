# CKC-merchant.7  On the desert only the point.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c18
poke roads 0 e27 e44
poke progress 0 merchant
poke hand 0 2b2l2w2g2o2p2c2m

try 0 merchant h5 -> ok
points 0 4
json 0 "rates":[4,4,4,4,4,4,4,4]
legal 0 bank none
