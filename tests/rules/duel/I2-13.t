# I2-13  A road brings a neutral road, for either neutral player.
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
poke hand 0 2b2l
try 0 neutralroad 2 e20 -> I2-13
try 0 road e26 -> ok
expect step neutral
expect due road
actors 0
legal 0 neutralroad 6
legal 0 end none
try 0 end -> I2-13
try 0 road e24 -> I2-13
try 0 neutralsettlement 2 c18 -> I2-15
try 1 neutralroad 2 e20 -> IB-27
try 0 neutralroad 2 e20 -> ok
expect neutralroads 2 e20
expect phase main
expect hand 0 bl
# The next one for the other.
try 0 road e24 -> ok
try 0 neutralroad 3 e51 -> ok
expect neutralroads 3 e51
try 0 end -> ok
# Where a settlement would be possible it is still a road.
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
poke hand 0 bl
poke neutralroads 2 e8 e14
try 0 road e26 -> ok
try 0 neutralsettlement 2 c5 -> I2-13
try 0 neutralroad 2 e3 -> ok
