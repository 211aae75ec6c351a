# CKC-smith.2  Active or not; the state stays.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 smith
poke knights 0 c23:1a c35:1

try 0 smith c23 c35 -> ok
expect knights 0 c23:2a c35:2
