# CK-46  Nothing comes between the roll and the discards.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 4
poke hand 0 8b
poke progress 0 engineer

try chance event ship -> ok
try 0 engineer c30 -> CK-46
try 0 end -> CK-40
try 0 discard 4b -> ok
