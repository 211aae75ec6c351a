# I2-34  A settlement between two deserts brings two tokens, not four.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.d.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c23 -> ok
expect tokens 0 6
