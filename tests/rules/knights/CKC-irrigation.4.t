# CKC-irrigation.4  A short bank gives what is there.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 irrigation
poke hand 1 18g

try 0 irrigation -> ok
expect hand 0 g
