# CK-97  Chasing: an active knight of any strength at the robber's hex, after the first landing.
game knights 4 board=beginner,start=0,edition=en
poke phase main
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e27 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke knights 0 c23:1a c18:1a
poke hand 1 b

try 0 chase c23 -> CK-97
try 0 chase c18 -> ok
expect phase robber
expect knights 0 c18:1 c23:1a
try 0 robber h11 1 -> ok
try chance loot b -> ok
expect phase main
