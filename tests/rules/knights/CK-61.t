# CK-61  Without a city levels, abilities and draws stay.
game knights 4 board=beginner,start=0,edition=en
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
poke dice 1 1
poke levels 0 3 3 3
poke progress 0 spy

try chance event science -> ok
expect progress 0 alchemist spy
json 0 "rates":[4,4,4,4,4,2,2,2]
expect levels 0 3 3 3
