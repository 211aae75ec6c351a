# I2-42  Tokens are no hand cards, and always fourteen.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke tokens 0 7
poke hand 0 7b
try 0 roll -> ok
try chance dice 3 4 -> ok
expect phase robber
# An empty hand is not robbed of tokens.
poke hand 1 -
try 0 robber h11 1 -> ok
expect phase roll
expect tokens 1 4
json spectator "tokens":[7,4],"token_supply":3
poke robber h0
try 0 banish -> ok
json spectator "tokens":[6,4],"token_supply":4
