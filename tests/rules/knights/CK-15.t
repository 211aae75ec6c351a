# CK-15  A turn: roll, dice, event die, production, actions, end.
game knights 4 board=beginner,start=0,edition=en
poke phase roll
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

try 0 end -> CK-16
try 0 roll -> ok
actors chance
try 0 end -> CK-15
try chance dice 1 1 -> ok
try 0 end -> CK-17
try chance event ship -> ok
expect phase main
try 0 roll -> CK-15
try 0 end -> ok
expect phase roll
expect active 1
