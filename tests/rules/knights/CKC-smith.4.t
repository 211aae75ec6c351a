# CKC-smith.4  Mighty knights cannot be promoted.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 smith
poke knights 0 c23:3
poke levels 0 0 0 3

try 0 smith c23 -> CKC-smith.4
