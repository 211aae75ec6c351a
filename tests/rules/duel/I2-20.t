# I2-20  Neutral settlements yield nothing.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
# h14 pays on a four: c41 is a player's, c40 neutral; h5 has a neutral settlement only.
try 0 roll -> ok
try chance dice 1 3 -> ok
expect hand 0 -
expect hand 1 g
# The last grain in the bank goes to the one player entitled to it.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke hand 0 18g
try 0 roll -> ok
try chance dice 1 3 -> ok
expect hand 1 g
