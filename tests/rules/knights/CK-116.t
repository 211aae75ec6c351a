# CK-116  The first attack frees the robber, whatever its result.
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
poke dice 6 6
poke ship 6

try chance event ship -> ok
expect landings 1
try 0 pillage c30 -> ok
try 1 pillage c25 -> ok
try 2 pillage c8 -> ok
try 3 pillage c28 -> ok
poke knights 0 c23:1a
poke robber h4
try 0 chase c23 -> ok
