# I2-14  A settlement brings a neutral settlement.
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
poke neutralroads 2 e8 e14
poke neutralroads 3 e57 e63
try 0 neutralsettlement 2 c5 -> I2-13
try 0 settlement c16 -> ok
expect step neutral
expect due settlement
try 0 end -> I2-14
try 0 neutralroad 2 e20 -> I2-14
legal 0 neutralsettlement 2
try 0 neutralsettlement 3 c48 -> ok
expect neutralsettlements 3 c40 c48
expect phase main
expect hand 0 -
# The other one, of choice.
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
poke neutralroads 2 e8 e14
poke neutralroads 3 e57 e63
try 0 settlement c16 -> ok
try 0 neutralsettlement 2 c5 -> ok
expect neutralsettlements 2 c5 c13
# Only one can: then that one.
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
poke neutralroads 3 e57 e63
try 0 settlement c16 -> ok
legal 0 neutralsettlement 1
try 0 neutralsettlement 2 c5 -> I2-16
try 0 neutralsettlement 3 c48 -> ok
