# CKC-smith.6  A free piece is required; the other promotion may free it.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 smith
poke knights 0 c23:1 c29:2 c35:2

try 0 smith c23 -> CKC-smith.6
poke levels 0 0 0 3
try 0 smith c23 c35 -> ok
expect knights 0 c23:2 c29:2 c35:3
