# CK-18  In the action phase everything in any order.
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
poke hand 0 3b4l3w3g3o2p
poke progress 0 mining

try 0 recruit c23 -> ok
try 0 bank 3l>b -> CK-48
try 0 road e43 -> ok
try 0 activate c23 -> ok
try 0 mining -> ok
try 0 improve science -> ok
try 0 wall c30 -> ok
try 0 discard b -> CK-40
try 0 robber h0 -> IB-49
try 0 end -> ok
