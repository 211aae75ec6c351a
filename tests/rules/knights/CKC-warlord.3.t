# CKC-warlord.3  A knight that has acted is activated, but does not act again.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e44 e51
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke knights 0 c35:2a
poke progress 0 warlord

try 0 move c35 c40 -> ok
try 0 warlord -> ok
expect knights 0 c40:2a
try 0 move c40 c35 -> CK-87
