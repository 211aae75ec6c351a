# CKC-medicine.3  Other rules of cities hold.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c0 c5 c17 c30 c32 c42
poke cities 0 -
poke progress 0 medicine
poke hand 0 g2o
poke fallen c30

try 0 medicine c17 -> CKC-medicine.3
try 0 medicine c30 -> ok
expect fallen -
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c0 c30 c32 c42
poke progress 0 medicine
poke hand 0 g2o

try 0 medicine c17 -> CKC-medicine.3
