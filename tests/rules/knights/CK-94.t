# CK-94  No place: back to the supply.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e42 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e43
poke knights 0 c23:2a
poke knights 3 c29:1a

poke knights 1 -
poke knights 0 c23:2a c35:1
try 0 move c23 c29 -> ok
expect phase main
expect knights 3 -
