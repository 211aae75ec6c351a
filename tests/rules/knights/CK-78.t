# CK-78  A knight is promoted once a turn, also in the turn of recruiting.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 4w4o
poke levels 0 0 0 3
poke progress 0 smith

try 0 recruit c23 -> ok
try 0 promote c23 -> ok
try 0 promote c23 -> CK-78
try 0 smith c23 -> CKC-smith.5
try 0 end -> ok
expect promoted -
