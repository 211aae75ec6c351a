# CKD-03  The first landing puts the robber on the desert and steals nothing.
game knights 4 board=beginner,start=0
use FOUNDED
poke phase event
poke settlements 1 c19
poke cities 1 -
poke roads 1 e30
poke dice 6 6
poke ship 6
poke hand 1 b
poke knights 0 c23:3a c35:2a

expect robber -
try chance event ship -> ok
expect robber h5
expect phase main
expect hand 1 b
