# CK-87  After acting it may be activated, but not act again this turn.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e44
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
poke knights 0 c23:1a

try 0 move c23 c29 -> ok
try 0 activate c29 -> ok
try 0 move c29 c23 -> CK-87
expect acted c29
try 0 end -> ok
expect not acted c29
