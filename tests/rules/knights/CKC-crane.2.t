# CKC-crane.2  Level 1 is then free.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 crane

try 0 crane -> ok
try 0 improve trade -> ok
expect levels 0 0 1 0
