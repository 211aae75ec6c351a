# I2-38  Nobody holds more than seven tokens.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke tokens 0 7
try 0 settlement c33 -> ok
expect tokens 0 7
game duel 2 board=d.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke tokens 0 5
try 0 settlement c3 -> ok
expect tokens 0 7
json spectator "tokens":[7,4],"token_supply":3
