# IB-24  Founding costs nothing and uses one's own supply.
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c18 -> ok
try 0 road e20 -> ok
try 1 settlement c40 -> ok
try 1 road e58 -> ok
try 2 settlement c28 -> ok
try 2 road e41 -> ok
try 3 settlement c15 -> ok
try 3 road e17 -> ok
expect hand 0 -
expect hand 3 -
try 3 settlement c25 -> ok
try 3 road e30 -> ok
try 2 settlement c47 -> ok
try 2 road e66 -> ok
try 1 settlement c53 -> ok
try 1 road e71 -> ok
try 0 settlement c0 -> ok
try 0 road e0 -> ok
# Two of the five settlements are gone: three more can be built, a fourth cannot.
poke phase main
poke flags rolled
poke dice 1 2
poke roads 0 e0 e5 e10 e19 e20 e48
poke hand 0 5b5l5w5g
try 0 settlement c37 -> ok
try 0 settlement c11 -> ok
try 0 settlement c7 -> IB-68
try 0 settlement c17 -> ok
try 0 settlement c2 -> IB-69
