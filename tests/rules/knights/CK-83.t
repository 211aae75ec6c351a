# CK-83  Others build up to a knight, not on from it; the owner does.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e51 e58 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke hand 0 2b2l
poke knights 1 c35:1

try 0 road e43 -> ok
try 0 road e51 -> IB-10
try 1 road e43 -> IB-27
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42
poke hand 0 2b2l
poke knights 3 c29:1

try 0 road e43 -> ok
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
poke hand 0 2b2l
poke knights 3 c29:1

try 0 road e43 -> CK-83
poke active 3
poke hand 3 bl
try 3 road e43 -> ok
