# CKD-03  The first landing puts the robber on the desert and steals nothing.
game knights 4 board=beginner,start=0
poke phase event
poke turn 9
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44
poke settlements 1 c19
poke cities 1 -
poke roads 1 e30
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke dice 6 6
poke ship 6
poke hand 1 b
poke knights 0 c23:3a c35:2a

expect robber -
try chance event ship -> ok
expect robber h5
expect phase main
expect hand 1 b
