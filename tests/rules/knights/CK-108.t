# CK-108  A city on its side must be raised before another is built.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c0 c5 c17 c30 c32 c42
poke cities 0 -
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
poke fallen c30
poke hand 0 4g6o

try 0 city c17 -> CK-108
try 0 city c30 -> ok
expect fallen -
expect hand 0 2g3o
try 0 city c17 -> ok
