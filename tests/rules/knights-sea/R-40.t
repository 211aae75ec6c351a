# R-40  Cards for gold count as received for the Aqueduct.
game knights-sea 3 start=0,edition=de
use EVENT
poke cities 0 c79
poke levels 0 3 0 0
poke dice 2 2
try chance event science -> ok
try 0 gold bo -> ok
expect phase main
