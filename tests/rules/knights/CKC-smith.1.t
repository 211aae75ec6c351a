# CKC-smith.1  Up to two different knights are promoted for nothing.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 smith
poke knights 0 c23:1 c35:1

try 0 smith c23 c23 -> CKC-smith.1
try 0 smith c31 -> CKC-smith.1
try 0 smith c23 c35 -> ok
expect knights 0 c23:2 c35:2
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 smith
poke knights 0 c23:1 c35:1

try 0 smith c23 -> ok
expect knights 0 c23:2 c35:1
