# R-11  The first neutral piece is a road, also for a settlement.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke phase main
poke flags rolled
poke dice 1 2
poke rolls 2
poke number 5
poke roads 0 e24 e25 e41
poke hand 0 blwg
legal 0 settlement 1
try 0 settlement c16 -> ok
expect due road
legal 0 neutralsettlement none
legal 0 neutralroad 6
try 0 neutralroad 3 e57 -> ok
expect phase main
