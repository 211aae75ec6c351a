# I2-36  A settlement at desert and coast brings three tokens.
game duel 2 board=d.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c3 -> ok
expect tokens 0 7
game duel 2 board=d.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke tokens 0 1
try 0 settlement c7 -> ok
expect tokens 0 4
# At the desert, but inland.
game duel 2 board=d.p2.f9.g12.h6.p4.h10.g9.f11.m10.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke tokens 0 1
try 0 settlement c12 -> ok
expect tokens 0 3
