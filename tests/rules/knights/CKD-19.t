# CKD-19  Two Medicines are not used at the same time.
game knights 4 board=beginner,start=0
use MIDGAME
poke settlements 0 c0 c17
poke progress 0 medicine medicine
poke hand 0 2g4o

try 0 medicine c17 -> ok
expect hand 0 g2o
try 0 medicine c0 -> ok
expect hand 0 -
