# CKC-road-building.3  Nothing comes between the two.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 roadbuilding
poke hand 0 wo

try 0 roadbuilding -> ok
try 0 recruit c23 -> CKC-road-building.3
try 0 road e35 -> ok
try 0 end -> CKC-road-building.3
