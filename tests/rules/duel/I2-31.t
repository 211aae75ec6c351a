# I2-31  A face-up knight may be given up for two tokens, once a turn.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
try 0 redeem -> I2-31
poke knights 0 2
poke knights 1 2
try 1 redeem -> I2-31
try 0 redeem -> ok
expect tokens 0 6
expect knights 0 1
expect given 1
expect used 2
try 0 redeem -> I2-31
# A token action is still free, and the knight does not come back.
poke robber h0
try 0 banish -> ok
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
poke knights 0 1
poke hand 0 wgo
try 0 redeem -> ok
try 0 buy -> ok
odds card k 13/24
odds card v 5/24
try chance card k -> ok
# Not one in the hand.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke dev 0 k
try 0 redeem -> I2-31
# Nor in the middle of something else.
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
poke knights 0 1
poke phase robber
try 0 redeem -> I2-31
