# CK-35  Aqueduct: who got nothing may take a resource.
game knights 4 board=beginner,start=0,edition=en
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
poke dice 6 6
poke levels 0 3 0 0
poke levels 1 2 0 0

try chance event ship -> ok
expect phase aqueduct
actors 0
try 1 aqueduct o -> CK-35
try 0 end -> CK-38
try 0 aqueduct o -> ok
expect hand 0 o
expect phase main
try 0 aqueduct o -> CK-35
