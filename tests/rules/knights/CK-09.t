# CK-09  The seventh ship lands.
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
poke dice 2 2
poke ship 5

try chance event ship -> ok
expect ship 6
expect landings 0
poke phase event
poke stage roll
try chance event ship -> ok
expect ship 0
expect landings 1
