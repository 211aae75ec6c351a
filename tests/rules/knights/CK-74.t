# CK-74  At most two knights of each strength.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 2w2o
poke knights 0 c23:1 c35:1

try 0 recruit c29 -> CK-74
try 0 promote c23 -> ok
try 0 recruit c29 -> ok
