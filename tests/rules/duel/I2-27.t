# I2-27  No forced trade with an empty hand, or without two cards to give back.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke hand 0 3b
poke hand 1 -
try 0 force -> I2-27
forbidden 0 force -> I2-27
legal 0 force none
poke hand 0 -
poke hand 1 o
try 0 force -> I2-27
poke hand 1 2o
try 0 force -> ok
try chance take o -> ok
try chance take o -> ok
try 0 give 2o -> ok
