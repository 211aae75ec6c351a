# I2-01  Exactly two play; the other two colours are neutral.
refuse duel 1 - -> I2-01
refuse duel 3 - -> I2-01
refuse duel 4 - -> I2-01
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
actors 0
expect neutralsettlements 2 c13
expect neutralsettlements 3 c40
text neutral
# The neutral seats are 2 and 3; nobody places for a player this way.
try 0 neutralroad 1 e20 -> syntax
try 0 neutralroad 4 e20 -> syntax
