# I2-24  One token action in the own turn, at any time of it.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke robber h0
poke hand 1 2w
try 1 banish -> I2-24
try 1 force -> I2-24
forbidden 1 force -> I2-24
try 0 banish -> ok
expect used 1
try 0 banish -> I2-24
try 0 force -> I2-24
try 0 roll -> ok
try chance dice 1 1 -> ok
try 0 force -> I2-24
try 0 roll -> ok
try chance dice 1 2 -> ok
try 0 force -> I2-24
try 0 end -> ok
# The other one's turn has its own action, here after both rolls.
poke hand 0 2b
try 1 roll -> ok
try chance dice 1 1 -> ok
try 1 roll -> ok
try chance dice 1 2 -> ok
try 1 force -> ok
try chance take b -> ok
try chance take b -> ok
try 1 give 2b -> ok
expect phase main
try 1 force -> I2-24
# Not in the middle of something else.
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
poke phase robber
poke robber h0
try 0 banish -> I2-24
try 0 force -> I2-24
