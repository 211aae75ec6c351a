# CK-86  An active knight acts once, then it is inactive.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke knights 0 c23:1a c35:1

try 0 move c35 c30 -> CK-86
try 0 move c23 c29 -> ok
expect knights 0 c29:1 c35:1
try 0 move c29 c23 -> CK-86
try 1 move c31 c25 -> CK-86
forbidden 0 move -> CK-86
