# CKC-bishop.3  One card from each opponent there.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 bishop
poke hand 1 2b
poke hand 3 p

try 0 bishop h6 -> ok
expect phase steal
expect dues 1 1
expect dues 3 1
try chance loot b -> ok
seen 2 chance loot p -> loot ?
try chance loot p -> ok
expect hand 0 bp
expect phase main
