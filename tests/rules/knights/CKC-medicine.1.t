# CKC-medicine.1  A city for 2 ore and 1 grain.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 medicine
poke hand 0 g2o

try 0 medicine c30 -> CKC-medicine.1
try 0 medicine c17 -> ok
expect cities 0 c17 c30
expect hand 0 -
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 medicine
poke hand 0 go

try 0 medicine c17 -> CKC-medicine.1
