# CKC-crane.4  It expires at the end of the turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 crane

try 0 crane -> ok
expect cranes 1
try 0 end -> ok
expect cranes 0
