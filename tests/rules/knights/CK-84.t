# CK-84  A foreign knight cuts Longest Road, active or not; the own one does not.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e35 e43 e44 e51 e58
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41 e42
poke hand 1 wo
poke active 1
poke hand 3 wo
poke knights 0 c23:1

json 0 "road_length":5
poke longest 0
poke active 3
try 3 recruit c29 -> ok
expect longest -
json 0 "road_length":3
