# CKC-crane.5  Two Cranes never help one improvement.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 crane crane
poke hand 0 p
poke levels 0 2 0 0

try 0 crane -> ok
try 0 crane -> ok
try 0 improve science -> CK-58
