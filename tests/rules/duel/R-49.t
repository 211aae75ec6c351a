# R-49  Victory point cards of neither player count for the price.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke robber h0
poke dev 1 3v
poke settlements 0 c17
poke cities 0 c28
# 3 points against 2 that are seen: ahead.
try 0 banish -> ok
expect tokens 0 2
