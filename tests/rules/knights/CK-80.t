# CK-80  Promotion needs a free piece.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 wo
poke knights 0 c23:1 c35:2 c29:2

try 0 promote c23 -> CK-80
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 wo
poke knights 0 c23:3

try 0 promote c23 -> CK-80
