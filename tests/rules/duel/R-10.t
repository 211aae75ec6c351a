# R-10  The sums of two rolls are compared, not the dice.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
try 0 roll -> ok
try chance dice 1 4 -> ok
try 0 roll -> ok
try chance dice 2 3 -> ok
actors chance
try chance dice 4 1 -> ok
actors chance
try chance dice 4 2 -> ok
expect phase main
