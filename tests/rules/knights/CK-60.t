# CK-60  Level 3 abilities are permanent and may belong to several.
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
poke levels 0 3 3 3
poke levels 1 3 3 3
poke hand 0 2wgo2p
poke hand 1 2p
poke knights 0 c23:2

try 0 promote c23 -> ok
try 0 bank 2p>o -> ok
json 1 "rates":[4,4,4,4,4,2,2,2]
