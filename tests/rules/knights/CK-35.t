# CK-35  Aqueduct: who got nothing may take a resource.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 6 6
poke levels 0 3 0 0
poke levels 1 2 0 0

try chance event ship -> ok
expect phase aqueduct
actors 0
try 1 aqueduct o -> CK-35
try 0 end -> CK-38
try 0 aqueduct o -> ok
expect hand 0 o
expect phase main
try 0 aqueduct o -> CK-35
