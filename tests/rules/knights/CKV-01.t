# CKV-01  Players declare clockwise which active knights fight.
game knights 4 board=beginner,start=0,edition=en,nasty=1
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
poke knights 0 c23:1a c35:1a
poke knights 1 c31:1
poke knights 3 c14:1a
poke active 3
poke dice 6 6
poke ship 6

try chance event ship -> ok
expect phase commit
actors 3
try 0 commit c23 -> CKV-01
try 3 commit c23 -> CKV-01
try 3 commit c14 -> ok
actors 0
legal 0 commit 4
try 0 commit - -> ok
expect phase pillage
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

try 0 commit - -> CKV-01
