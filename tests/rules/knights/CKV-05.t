# CKV-05  The lock applies; the knight acts only once in that turn.
game knights 4 board=beginner,start=0,edition=en,knight-errant=1
poke phase roll
poke turn 9
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e27 e28 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke knights 0 c18:1a c24:1a

try 0 chase c18 -> CK-43
game knights 4 board=beginner,start=0,edition=en,knight-errant=1
poke phase roll
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e27 e28 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke hand 0 g
poke knights 0 c18:1a c24:1a

try 0 chase c18 -> ok
try 0 robber h9 -> ok
try 0 roll -> ok
try chance dice 6 6 -> ok
try chance event ship -> ok
try 0 activate c18 -> ok
try 0 move c18 c23 -> CK-87
