# R-07  Whoever has built everything enters crosses in the turns left.
game dice 1 -
use BUILDING
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15
poke settlements 0 6
poke cities 0 4
poke knights 0 6
poke boxes 0 30 30 30 30 25 x x x x x x x x
poke turn 14
poke dice 2b2lgo
legal 0 road none
try 0 end -> ok
actors 0
points 0 127
