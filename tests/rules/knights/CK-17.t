# CK-17  The event die comes before the number dice.
game knights 4 board=beginner,start=0,edition=en
poke phase dice
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
poke ship 6
poke knights 0 c23:1

try chance dice 1 2 -> ok
expect hand 0 -
try chance event ship -> ok
expect phase pillage
expect hand 0 -
try 0 pillage c30 -> ok
try 1 pillage c25 -> ok
try 2 pillage c8 -> ok
try 3 pillage c28 -> ok
expect phase main
expect hand 0 lw
expect hand 1 w
