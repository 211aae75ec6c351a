# CKC-irrigation.3  The robber does not matter.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h8
poke progress 0 irrigation

try 0 irrigation -> ok
expect hand 0 2g
