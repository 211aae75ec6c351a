# CKV-04  Before the roll one active knight may chase the robber.
game knights 4 board=beginner,start=0,edition=en,knight-errant=1
poke phase roll
poke turn 9
poke landings 1
poke robber h5
poke settlements 0 c17
poke cities 0 c30
poke roads 0 e26 e27 e28 e44
poke settlements 1 c41
poke cities 1 c25
poke roads 1 e37 e59
poke settlements 2 c44
poke cities 2 c8
poke roads 2 e13 e63
poke settlements 3 c10
poke cities 3 c28
poke roads 3 e16 e41
poke hand 1 b
poke knights 0 c18:1a c24:1a

try 0 move c18 c23 -> CK-16
try 0 chase c18 -> ok
try 0 robber h18 1 -> ok
try chance loot b -> ok
expect phase roll
expect knights 0 c18:1 c24:1a
poke robber h5
try 0 chase c24 -> CKV-04
try 0 roll -> ok
