# CKC-medicine.2  Two copies do not combine.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 medicine medicine
poke hand 0 g2o

try 0 medicine c17 -> ok
expect hand 0 -
expect progress 0 medicine
