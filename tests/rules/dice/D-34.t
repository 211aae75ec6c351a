# D-34  A city needs a road that ends at its site.
game dice 1 -
use SECOND-TURN
poke roads 0 R0
poke cities 0 0
poke boxes 0 1
poke dice b2g3o
try 0 city -> D-34
poke roads 0 R0 R1
poke boxes 0 1 1
poke turn 3
try 0 city -> ok
expect gained 7
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1 R2 R3
poke cities 0 1
poke boxes 0 11
poke dice b2g3o
try 0 city -> D-34
poke roads 0 R0 R1 R2 R3 R4
poke boxes 0 11 1
poke turn 3
try 0 city -> ok
expect gained 12
game dice 1 -
use BUILDING
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R12
poke cities 0 2
poke boxes 0 19 9
poke turn 3
poke dice b2g3o
try 0 city -> D-34
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R12 R13
poke boxes 0 19 9 1
poke turn 4
try 0 city -> ok
expect gained 20
game dice 1 -
use BUILDING
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 R14
poke cities 0 3
poke boxes 0 20 20 10
poke turn 4
poke dice b2g3o
try 0 city -> D-34
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 R14 R15
poke boxes 0 20 20 10 1
poke turn 5
try 0 city -> ok
expect gained 30
