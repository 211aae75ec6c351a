# EX-23  Only the knight's owner builds on; a line is counted in two parts.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e45
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42
poke hand 0 bl
poke knights 0 c29:1
poke hand 3 bl

try 0 road e43 -> ok
poke active 3
poke roads 0 e26 e35 e45
try 3 road e43 -> CK-83
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c24
poke roads 0 e26 e35
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42 e43 e51
poke knights 0 c29:1

json 0 "road_length":2
