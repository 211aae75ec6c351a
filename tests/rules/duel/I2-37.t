# I2-37  Neutral settlements and cities bring no tokens.
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
poke settlements 0 c16 c28
poke roads 0 e24 e41
poke hand 0 2g3o
try 0 city c16 -> ok
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
poke roads 0 e24 e25 e41 e19
poke neutralroads 2 e8 e14
poke settlements 0 c28
poke hand 0 blwg
try 0 settlement c17 -> ok
expect tokens 0 4
try 0 neutralsettlement 2 c5 -> ok
expect tokens 0 4
expect tokens 1 4
