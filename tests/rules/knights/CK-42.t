# CK-42  Before the first landing a seven moves no robber.
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
poke dice 3 4
poke hand 1 8b

try chance event ship -> ok
try 1 discard 4b -> ok
expect phase main
expect robber h5
try 0 robber h0 -> IB-49
