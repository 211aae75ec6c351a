# D-23  Nothing is built twice, and a city has a site of its own.
game dice 1 -
use BUILDING
poke dice 2b2l2o
try 0 road R0 -> ok
try 0 road R0 -> D-23
game dice 1 -
use BUILDING
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15
poke settlements 0 6
poke cities 0 4
poke knights 0 6
poke boxes 0 30 30 30 30 25
poke turn 6
poke dice 2b2lgo
try 0 road R3 -> D-23
forbidden 0 road -> D-23
forbidden 0 settlement -> D-23
forbidden 0 city -> D-23
forbidden 0 knight -> D-23
points 0 145
# A city needs no settlement and leaves the settlements as they are.
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1
poke boxes 0 2
poke dice b2g3o
try 0 city -> ok
expect settlements 0 0
expect cities 0 1
