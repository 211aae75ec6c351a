# CKC-mining.3  The robber does not matter.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h14
poke progress 0 mining

try 0 mining -> ok
expect hand 0 4o
