# I2-35  A settlement on the coast brings one token.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c33 -> ok
expect tokens 0 5
try 0 road e40 -> ok
try 1 settlement c51 -> ok
expect tokens 1 5
# Inland there are none.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c17 -> ok
expect tokens 0 4
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
try 0 settlement c16 -> ok
expect tokens 0 5
