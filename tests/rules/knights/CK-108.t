# CK-108  A city on its side must be raised before another is built.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c0 c5 c17 c30 c32 c42
poke cities 0 -
poke fallen c30
poke hand 0 4g6o

try 0 city c17 -> CK-108
try 0 city c30 -> ok
expect fallen -
expect hand 0 2g3o
try 0 city c17 -> ok
