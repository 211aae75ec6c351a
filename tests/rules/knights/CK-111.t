# CK-111  Tied best defenders draw from a deck of their choice, clockwise, and get no point.
game knights 4 board=beginner,start=0
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
poke dice 6 6
poke ship 6
poke knights 0 c23:2a
poke knights 2 c13:2a
poke active 2
poke deck science alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer

try chance event ship -> ok
actors 02
try 1 reward science -> CK-111
seen 1 0 reward science -> reward ?
try 0 reward science -> ok
view 2 expect choice 0 ?
try 2 reward science -> ok
expect progress 2 alchemist
expect progress 0 crane
expect defender 0 0
