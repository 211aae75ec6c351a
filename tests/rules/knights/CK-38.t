# CK-38  Aqueduct owners choose clockwise from the bank, or decline.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 6 6
poke levels 0 3 0 0
poke levels 3 3 0 0
poke levels 1 3 0 0
poke active 3
poke hand 2 19b

try chance event ship -> ok
actors 3
try 0 aqueduct o -> CK-35
try 3 aqueduct b -> CK-38
try 3 aqueduct o -> ok
actors 0
try 0 done -> ok
actors 1
try 1 aqueduct w -> ok
expect phase main
expect hand 0 -
