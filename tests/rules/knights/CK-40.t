# CK-40  Safe are 7 cards and 2 for each wall; else half is put aside.
game knights 4 board=beginner,start=0,edition=en
poke phase event
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30 c32
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
poke walls c30 c32
poke hand 0 11b
poke hand 1 8b

try chance event ship -> ok
expect dues 1 4
expect not dues 0 5
try 0 discard b -> CK-40
game knights 4 board=beginner,start=0,edition=en
poke phase event
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30 c32
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
poke walls c30 c32
poke hand 0 12b

try chance event ship -> ok
expect dues 0 6
# Who does not owe waits for those who do.
try 0 end -> CK-40
try 1 end -> CK-40
try 1 discard b -> CK-40
