# CK-79  Strong to mighty only with politics level 3.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 wo
poke knights 0 c23:2
poke levels 0 0 0 2

try 0 promote c23 -> CK-79
poke levels 0 0 0 3
try 0 promote c23 -> ok
expect knights 0 c23:3
