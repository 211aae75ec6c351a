# I2-41  Trading and building begin after both rolls.
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
poke hand 0 5b5l5w5g5o
poke hand 1 3w
poke dev 0 k
poke knights 0 1
try 0 road e26 -> I2-41
try 0 city c17 -> I2-41
try 0 settlement c16 -> I2-41
try 0 buy -> I2-41
try 0 bank 4b>o -> I2-41
try 0 offer 1 b>w -> I2-41
forbidden 0 road -> I2-41
# A knight, a token action and giving up a knight are possible.
try 0 redeem -> ok
try 0 force -> ok
try chance take w -> ok
try chance take w -> ok
try 0 give 2b -> ok
try 0 knight -> ok
try 0 robber h0 -> ok
try 0 roll -> ok
try chance dice 1 1 -> ok
try 0 road e26 -> ok
# Before the first roll it is the base game's rule.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
try 0 road e26 -> IB-29
