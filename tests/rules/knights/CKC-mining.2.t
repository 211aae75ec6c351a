# CKC-mining.2  Cities and several buildings do not increase it.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c12 c18
poke roads 0 e19 e27 e44
poke cities 2 c0
poke roads 2 e1 e63
poke progress 0 mining

try 0 mining -> ok
expect hand 0 4o
