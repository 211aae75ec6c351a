# CKV-02  Only committed knights count; afterwards they rest (German edition), or all do (English).
game knights 4 board=beginner,start=0,nasty=1
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
poke knights 0 c23:3a c35:2a
poke knights 1 c31:1a
poke dice 6 6
poke ship 6

try chance event ship -> ok
try 0 commit c35 -> ok
try 1 commit c31 -> ok
expect knights 0 c23:3a c35:2
expect knights 1 c31:1
actors 23
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
poke knights 0 c23:3a c35:2a
poke knights 1 c31:1a
poke dice 6 6
poke ship 6

try chance event ship -> ok
try 0 commit c35 -> ok
try 1 commit c31 -> ok
expect knights 0 c23:3 c35:2
expect knights 1 c31:1
actors 23
# By rules version 1 only the committed rested in both editions.
game knights 4 rules=1,board=beginner,start=0,edition=en,nasty=1
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
poke knights 0 c23:3a c35:2a
poke knights 1 c31:1a
poke dice 6 6
poke ship 6

try chance event ship -> ok
try 0 commit c35 -> ok
try 1 commit c31 -> ok
expect knights 0 c23:3a c35:2
expect knights 1 c31:1
actors 23
