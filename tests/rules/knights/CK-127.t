# CK-127  Points: settlement 1, city 2, metropolis +2, Longest Road 2, Defender, Printer, Constitution, merchant 1 each.
game knights 4 board=beginner,start=0,edition=en,target=25
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c0 c30
poke roads 0 e26 e35 e43 e44 e51 e58
poke settlements 1 c25 c41
poke cities 1 -
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke levels 0 4 0 0
poke defender 0 2
poke printer 0
poke constitution 0
poke metropolis science c30
poke merchant 0 h9
poke longest 0

points 0 14
points 1 2
