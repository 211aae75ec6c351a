# EX-08  Trade gate, red 3: level 3 draws, level 1 does not.
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
poke dice 1 3
poke levels 0 0 3 0
poke levels 1 0 1 0

try chance event trade -> ok
expect progress 0 commercialharbor
expect progress 1 -
