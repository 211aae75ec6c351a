# I2-39  Ten points in one's own turn win.
use MIDGAME
poke phase roll
poke phase main
poke cities 0 c0 c2 c17 c28
poke settlements 0 c15
poke roads 0 e24 e25 e41
poke hand 0 blwg
points 0 9
winners -
try 0 settlement c16 -> ok
winners 0
actors -
# Ten points in the other's turn win when one's own turn comes.
use MIDGAME
poke phase roll
poke phase main
poke cities 1 c0 c2 c31 c41
poke settlements 1 c15
poke dev 1 v
points 1 10
winners -
try 0 end -> ok
winners 1
# A neutral settlement that cuts the holder's line may win for the builder.
game duel 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0,target=9
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
poke settlements 0 c17
poke roads 0 e6 e10 e18 e24 e25
poke longest 0
poke roads 1 e31 e37 e52
poke neutralroads 2 e11 e12 e13
poke active 1
poke hand 1 blwg
poke cities 1 c31 c41 c53
poke settlements 1 -
poke roads 1 e31 e37 e46 e52 e60
points 1 6
try 1 settlement c20 -> ok
points 1 7
winners -
try 1 neutralsettlement 2 c7 -> ok
expect longest 1
points 1 9
winners 1
