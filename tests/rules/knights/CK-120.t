# CK-120  At most four progress cards; victory points do not count.
game knights 4 board=beginner,start=0,edition=en
poke phase event
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
poke dice 1 1
poke levels 1 1 0 0
poke progress 1 spy spy spy bishop
poke deck science printer alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith

try chance event science -> ok
expect phase gate
try 1 draw -> ok
expect printer 1
expect phase main
try 0 bury spy -> CK-120
game knights 4 board=beginner,start=0,edition=en
poke phase event
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
poke dice 1 1
poke levels 1 1 0 0
poke progress 1 spy spy spy bishop

try chance event science -> ok
try 1 draw -> ok
expect phase limit
