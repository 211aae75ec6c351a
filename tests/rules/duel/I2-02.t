# I2-02  Fourteen tokens: four for each player, six in the supply.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
expect tokens 0 4
expect tokens 1 4
json spectator "tokens":[4,4],"token_supply":6
