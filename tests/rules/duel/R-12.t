# R-12  Every road and settlement after the founding counts; a winning piece ends the game.
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
poke cities 0 c0 c2 c17 c28
poke settlements 0 c15
poke roads 0 e24 e25 e41
poke hand 0 blwg
try 0 settlement c16 -> ok
winners 0
expect phase over
expect not due road
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
poke dev 0 r
try 0 roadbuilding -> ok
try 0 road e26 -> ok
expect due road
