# CK-37  The Aqueduct gives a resource, never a commodity; a commodity counts as yield.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 6 6
poke levels 0 3 0 0

try chance event ship -> ok
try 0 aqueduct p -> CK-37
try 0 aqueduct b -> ok
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 4 4
poke levels 3 3 0 0
poke hand 0 19l

try chance event ship -> ok
expect hand 3 p
expect phase main
