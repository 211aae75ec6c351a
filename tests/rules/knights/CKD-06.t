# CKD-06  Level 3: Aquädukt, Gilde, Festung.
game knights 4 board=beginner,start=0
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke levels 0 0 3 3
poke hand 0 wo2c
poke knights 0 c23:2

try 0 promote c23 -> ok
try 0 bank 2c>b -> ok
game knights 4 board=beginner,start=0
poke phase event
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke dice 6 6
poke levels 0 3 0 0

try chance event ship -> ok
expect phase aqueduct
