# CK-48  At the bank each kind is its own: 4 equal for 1, 3 at a 3:1 harbour.
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
poke hand 0 4b3o4p

try 0 bank 4b>p -> ok
try 0 bank 4p>m -> ok
try 0 bank 3o>b -> CK-48
try 0 bank b2op>m -> CK-48
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c52
poke cities 0 c30
poke roads 0 e44 e69
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke hand 0 3b3p

try 0 bank 3b>p -> ok
try 0 bank 3p>o -> ok
