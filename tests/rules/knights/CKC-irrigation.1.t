# CKC-irrigation.1  Two grain for each of one's fields.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 irrigation

try 0 irrigation -> ok
expect hand 0 2g
