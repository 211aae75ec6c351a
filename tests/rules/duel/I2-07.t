# I2-07  The active player rolls twice in every turn.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c17 c28
poke roads 0 e25 e41
poke settlements 1 c31 c41
poke roads 1 e37 e52
poke phase roll
poke turn 1
try 0 roll -> ok
try chance dice 1 1 -> ok
expect phase roll
expect rolls 1
actors 0
try 0 end -> I2-07
forbidden 0 end -> I2-07
try 1 end -> IB-27
legal 0 roll 1
try 0 roll -> ok
try chance dice 1 2 -> ok
expect phase main
expect rolls 2
try 0 roll -> IB-27
try 0 end -> ok
# So does the other, who starts at nought.
actors 1
expect rolls 0
try 1 end -> IB-27
try 1 roll -> ok
try chance dice 1 1 -> ok
expect phase roll
try 1 roll -> ok
try chance dice 6 6 -> ok
expect phase main
