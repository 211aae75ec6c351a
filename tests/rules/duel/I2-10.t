# I2-10  A repeated roll has no effect.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
expect hand 1 w
try 0 roll -> ok
try chance dice 6 5 -> ok
expect hand 0 2l
expect hand 1 w
expect dice 6 5
try chance dice 1 1 -> ok
expect hand 0 2l
# Neither has a second seven.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke hand 1 7w
try 0 roll -> ok
try chance dice 3 4 -> ok
expect phase robber
try 0 robber h0 -> ok
poke hand 1 8w
try 0 roll -> ok
try chance dice 1 6 -> ok
actors chance
expect robber h0
try chance dice 1 1 -> ok
expect phase main
expect hand 1 8w
