# EX-17  Move, activate, chase only in a later turn.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h9
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
poke roads 3 e16 e40
poke hand 0 g
poke knights 0 c34:1a

try 0 chase c34 -> CK-97
try 0 move c34 c29 -> ok
expect knights 0 c29:1
try 0 activate c29 -> ok
try 0 chase c29 -> CK-87
poke used -
try 0 chase c29 -> ok
