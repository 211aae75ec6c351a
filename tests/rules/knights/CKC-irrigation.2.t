# CKC-irrigation.2  Cities and several buildings do not increase it.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c34
poke roads 0 e26 e42
poke cities 3 -
poke roads 3 e16
poke progress 0 irrigation

try 0 irrigation -> ok
expect hand 0 4g
