# CKE-08  A fifth card in the own turn: play one after production, before anything else.
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
poke dice 4 2
poke levels 0 1 0 0
poke progress 0 mining warlord wedding saboteur
poke deck science alchemist alchemist crane crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer

try chance event science -> ok
try 0 draw -> ok
expect phase duty
expect hand 0 om
try 0 end -> CKE-08
try 0 bury wedding -> CKE-08
try 0 mining -> ok
expect phase main
game knights 4 board=beginner,start=0,edition=en,fifth-at-turn-end=1
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
poke progress 0 warlord wedding saboteur spy
poke hand 0 b

try chance event politics -> ok
try 0 draw -> ok
expect phase main
try 0 end -> ok
expect phase duty
try 0 bury bishop -> ok
expect active 1
refuse knights 4 fifth-at-turn-end=1 -> CKE-08
