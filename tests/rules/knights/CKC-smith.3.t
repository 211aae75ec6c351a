# CKC-smith.3  Strong to mighty only with politics 3.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 smith
poke knights 0 c23:2
poke levels 0 0 0 2

try 0 smith c23 -> CKC-smith.3
poke levels 0 0 0 3
try 0 smith c23 -> ok
