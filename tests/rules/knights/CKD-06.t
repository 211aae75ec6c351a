# CKD-06  Level 3: Aquädukt, Gilde, Festung.
game knights 4 board=beginner,start=0
use MIDGAME
poke levels 0 0 3 3
poke hand 0 wo2c
poke knights 0 c23:2

try 0 promote c23 -> ok
try 0 bank 2c>b -> ok
game knights 4 board=beginner,start=0
use EVENT
poke dice 6 6
poke levels 0 3 0 0

try chance event ship -> ok
expect phase aqueduct
