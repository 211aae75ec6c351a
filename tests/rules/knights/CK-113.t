# CK-113  0:0 rewards nobody.
game knights 4 board=beginner,start=0,edition=en
poke phase event
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17 c30
poke cities 0 -
poke roads 0 e26 e44
poke settlements 1 c25 c41
poke cities 1 -
poke roads 1 e37 e59
poke settlements 2 c8 c44
poke cities 2 -
poke roads 2 e13 e63
poke settlements 3 c10 c28
poke cities 3 -
poke roads 3 e16 e41
poke dice 6 6
poke ship 6

json 0 "strength":0,"defence":0,"losers":[],"best":[]
try chance event ship -> ok
expect phase main
expect landings 2
