# I2-18  A city and a development card have no neutral counterpart.
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
poke hand 0 w3g4o
try 0 city c17 -> ok
expect phase main
expect not due road
try 0 buy -> ok
actors chance
try chance card k -> ok
expect phase main
expect neutralroads 2 -
try 0 end -> ok
