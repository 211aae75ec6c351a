# I2-11  Between the rolls a knight or a token action may move the robber.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke rolls 1
poke number 5
poke dice 2 3
poke dev 0 k
try 0 knight -> ok
try 0 robber h0 -> ok
expect robber h0
expect phase roll
try 0 roll -> ok
try chance dice 1 1 -> ok
expect phase main
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke rolls 1
poke number 5
poke dice 2 3
poke robber h8
try 0 banish -> ok
expect robber h9
expect phase roll
try 0 roll -> ok
# The lifted robber lets the second roll pay there.
try chance dice 5 6 -> ok
expect hand 0 2l
