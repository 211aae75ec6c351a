# I2-30  Tokens spent go to the supply; too few tokens, no action.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke robber h0
poke hand 1 2w
json spectator "token_supply":6
try 0 banish -> ok
json spectator "token_supply":7
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke robber h0
poke hand 1 2w
poke tokens 0 0
try 0 banish -> I2-30
try 0 force -> I2-30
forbidden 0 force -> I2-30
poke tokens 0 1
poke settlements 0 c17
poke cities 0 c28
try 0 banish -> I2-30
poke tokens 0 2
try 0 banish -> ok
expect tokens 0 0
