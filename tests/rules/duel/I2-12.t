# I2-12  One development card per turn, over both rolls.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke dev 0 2km
try 0 monopoly w -> ok
try 0 knight -> IB-74
try 0 roll -> ok
try chance dice 1 1 -> ok
try 0 knight -> IB-74
legal 0 knight none
try 0 roll -> ok
try chance dice 1 2 -> ok
try 0 knight -> IB-74
try 0 end -> ok
poke dev 1 2k
try 1 roll -> ok
try chance dice 1 1 -> ok
try 1 knight -> ok
try 1 robber h0 -> ok
try 1 knight -> IB-74
