# CK-49  A 2:1 harbour helps its resource only; a commodity may be received.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c3
poke cities 0 c30
poke roads 0 e6 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke hand 0 2b2o4p

try 0 bank 2b>p -> ok
try 0 bank 2o>p -> CK-48
try 0 bank 3b>p -> CK-49
try 0 bank 2p>o -> CK-48
