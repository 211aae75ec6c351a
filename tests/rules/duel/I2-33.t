# I2-33  Largest Army then goes to whoever has more, at least three.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke knights 0 4
poke knights 1 4
poke army 0
try 0 redeem -> ok
expect army 1
points 0 2
points 1 4
# After a tie it waits for the next difference: by a knight played.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke knights 0 4
poke knights 1 3
poke army 0
poke dev 0 k
try 0 redeem -> ok
expect army -
try 0 knight -> ok
expect army 0
# Or by another knight given up.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke knights 0 3
poke knights 1 3
try 0 redeem -> ok
expect army 1
points 1 4
# Two against one is nobody's.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke knights 0 2
poke knights 1 2
try 0 redeem -> ok
expect army -
# The holder keeps it when the other gives one up.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
poke knights 0 3
poke knights 1 3
poke army 1
try 0 redeem -> ok
expect army 1
