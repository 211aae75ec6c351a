# R-48  Neutral players count for Longest Road, also in ties.
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
poke settlements 0 c17
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
poke neutralroads 2 e20 e27 e35 e43
poke active 1
poke hand 1 bl
# As long as the holder's is not longer.
try 1 road e47 -> ok
try 1 neutralroad 2 e14 -> ok
expect longest 0
# A cut leaves a neutral player and a player tied: the card is set aside.
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
poke settlements 0 c17
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
poke roads 1 e31 e37 e52
poke neutralroads 2 e11 e12 e13
poke active 1
poke hand 1 blwg
poke roads 1 e31 e37 e46 e52 e60
poke neutralroads 3 e35 e43 e51 e57 e63
try 1 settlement c20 -> ok
try 1 neutralsettlement 2 c7 -> ok
expect longest -
