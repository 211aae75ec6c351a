# CKV-06  In the first two turns a seven is rolled again.
game knights 4 board=beginner,start=0,edition=en,easy-start=1
poke phase dice
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
poke turn 8

odds dice 3 4 0/1
odds dice 3 3 1/30
try chance dice 3 4 -> CKV-06
try chance dice 3 3 -> ok
expect phase main
