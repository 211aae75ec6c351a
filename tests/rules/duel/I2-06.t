# I2-06  What is not changed is as in the base game.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
try 0 end -> IB-27
try 1 roll -> IB-27
try 0 knight -> IB-28
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
try 0 road e26 -> IB-63
try 0 city c17 -> IB-70
poke hand 0 5b5l5w5g5o
try 0 settlement c6 -> IB-67
try 0 road e0 -> IB-64
try 0 bank 3b>o -> IB-55
try 0 bank 4b>o -> ok
try 0 city c17 -> ok
points 0 3
try 0 end -> ok
actors 1
