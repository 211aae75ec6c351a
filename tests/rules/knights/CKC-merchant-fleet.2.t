# CKC-merchant-fleet.2  No mixing of kinds.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 merchantfleet
poke hand 0 bl

try 0 merchantfleet b -> ok
try 0 bank bl>o -> CK-48
