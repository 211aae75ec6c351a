# CK-06  Two knights of each strength, three walls, tracks at level 0.
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

json 0 "knights_left":[2,2,2]
json 0 "walls_left":3
json 0 "tracks":[{"level":0,"next_cost":1
expect levels 0 0 0 0
expect knights 0 -
