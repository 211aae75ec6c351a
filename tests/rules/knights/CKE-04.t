# CKE-04  Rules ask for the level, not its name.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke levels 0 0 2 0
poke hand 0 2p

try 0 bank 2p>o -> CK-48
poke levels 0 0 3 0
try 0 bank 2p>o -> ok
