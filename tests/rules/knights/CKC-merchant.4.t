# CKC-merchant.4  Every later Merchant card moves him and gives control.
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
poke progress 0 merchant merchant
poke merchant 1 h10

points 1 4
try 0 merchant h10 -> ok
points 1 3
points 0 4
try 0 merchant h10 -> CK-125
try 0 merchant h9 -> ok
