# CK-90  A road built this turn may be used at once.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke knights 0 c23:1a
poke hand 0 bl

try 0 move c23 c29 -> CK-88
try 0 road e35 -> ok
try 0 move c23 c29 -> ok
