# CKC-mining.4  A short bank gives what is there.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 mining
poke hand 1 18o

try 0 mining -> ok
expect hand 0 o
