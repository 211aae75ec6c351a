# I2-04  On the fixed map for beginners, too, both players found their own settlements.
game duel 2 board=beginner,start=0
expect phase settle
expect board m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl
expect neutralsettlements 2 c13
expect hand 0 -
legal 0 settlement 46
try 0 settlement c17 -> ok
try 0 road e25 -> ok
try 1 settlement c31 -> ok
# As on this map in the base game, chance names who begins, and trading comes before building.
game duel 2 board=beginner
try chance start 1 -> ok
expect active 1
poke phase main
refuse base 2 board=beginner -> R-82
