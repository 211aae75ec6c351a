# R-47  With six tokens a knight brings one, with seven none may be given up.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke knights 0 2
poke tokens 0 7
try 0 redeem -> R-47
forbidden 0 redeem -> R-47
legal 0 redeem none
poke tokens 0 6
try 0 redeem -> ok
expect tokens 0 7
expect knights 0 1
