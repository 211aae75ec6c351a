# D-67  The score is the worth of all that is built less 2 for every cross; 145 at most.
game dice 1 -
poke roads 0 R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15
poke settlements 0 6
poke cities 0 4
poke knights 0 6
poke boxes 0 30 30 30 30 25 x
poke turn 7
points 0 143
