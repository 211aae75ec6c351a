# CKE-02  The robber stands on the desert until the first attack.
game knights 4 board=beginner,start=0,edition=en

expect robber h5
game knights 4 board=beginner,start=0,edition=en
poke phase event
poke turn 9
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
poke ship 6
poke knights 0 c23:3a c35:2a

poke robber h14
try chance event ship -> ok
expect robber h14
