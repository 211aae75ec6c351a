# CK-77  Promoting costs 1 wool and 1 ore, one level, state unchanged.
game knights 4 board=beginner,start=0,edition=en
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
poke hand 0 2w2o
poke knights 0 c23:1a c35:1

try 0 promote c30 -> CK-77
try 0 promote c23 -> ok
expect knights 0 c23:2a c35:1
try 0 promote c35 -> ok
expect knights 0 c23:2a c35:2
forbidden 0 promote -> CK-77
# Without a knight there is nothing to promote.
game knights 4 board=beginner,start=0,edition=en
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
poke hand 0 wo

forbidden 0 promote -> CK-77
try 0 promote c23 -> CK-77
