# CK-38  Aqueduct owners choose clockwise from the bank, or decline.
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
poke levels 3 3 0 0
poke levels 1 3 0 0
poke active 3
poke hand 2 19b

try chance event ship -> ok
actors 3
try 0 aqueduct o -> CK-35
try 3 aqueduct b -> CK-38
try 3 aqueduct o -> ok
actors 0
try 0 done -> ok
actors 1
try 1 aqueduct w -> ok
expect phase main
expect hand 0 -
