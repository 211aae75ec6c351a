# CKC-crane.1  One improvement costs one commodity less.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 crane
poke hand 0 2p
poke levels 0 2 0 0

try 0 improve science -> CK-58
try 0 crane -> ok
try 0 improve science -> ok
expect hand 0 -
expect cranes 0
