# CKC-spy.4  The hand limit applies to the thief.
game knights 4 board=beginner,start=0,edition=en
poke phase event
poke turn 9
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
poke levels 0 0 0 5
poke progress 0 spy warlord wedding saboteur
poke progress 1 merchant

try chance event politics -> ok
try 0 draw -> ok
expect phase duty
try 0 spy 1 -> ok
try 0 steal merchant -> ok
expect phase duty
try 0 merchant h4 -> ok
expect phase main
