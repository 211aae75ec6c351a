# I2-40  The two players may trade with each other.
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
poke hand 0 2b
poke hand 1 w
try 0 offer 1 2b>w -> ok
actors 01
awaited 1
try 1 accept -> ok
try 0 confirm 1 -> ok
expect hand 0 w
expect hand 1 2b
try 1 offer 0 b>w -> ok
try 0 confirm 1 -> ok
expect hand 0 b
expect hand 1 bw
# A proposal waits for no neutral piece that is due, and none is made meanwhile.
poke hand 0 2b2l
json 1 "may_propose":true
try 1 offer 0 b>l -> ok
try 0 road e26 -> ok
expect step neutral
json 1 "may_propose":false
json 1 "proposals":[null,null]
try 1 offer 0 b>l -> IB-27
