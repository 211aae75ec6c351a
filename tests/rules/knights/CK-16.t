# CK-16  Before the roll only Alchemist may be played.
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
poke hand 0 4b2wg2o
poke progress 0 mining alchemist
poke knights 0 c23:1a

try 0 mining -> CK-16
try 0 bank 4b>o -> CK-16
try 0 wall c30 -> CK-16
try 0 chase c23 -> CK-16
try 0 recruit c35 -> CK-16
try 0 alchemist 1 1 -> ok
expect phase roll
