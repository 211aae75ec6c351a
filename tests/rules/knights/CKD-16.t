# CKD-16  The lowest who can lose a city is hit.
game knights 4 board=beginner,start=0
poke phase event
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17 c30
poke cities 0 -
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
poke dice 6 6
poke ship 6
poke levels 1 4 0 0
poke knights 2 c13:1a
poke metropolis science c25

json 0 "losers":[3]
