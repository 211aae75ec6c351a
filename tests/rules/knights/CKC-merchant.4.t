# CKC-merchant.4  Every later Merchant card moves him and gives control.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchant merchant
poke merchant 1 h10

points 1 4
try 0 merchant h10 -> ok
points 1 3
points 0 4
try 0 merchant h10 -> CK-125
try 0 merchant h9 -> ok
