# CK-65  Level 5 before the holder takes the metropolis.
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
poke hand 0 5p
poke levels 0 4 0 0
poke levels 1 4 0 0
poke metropolis science c25

points 1 5
try 0 improve science -> CK-62
try 0 improve science c30 -> ok
expect metropolis science c30
points 0 5
points 1 3
