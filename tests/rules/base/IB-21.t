# IB-21  Second founding round: the last begins, then counter-clockwise.
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c18 -> ok
try 0 road e20 -> ok
try 1 settlement c40 -> ok
try 1 road e58 -> ok
try 2 settlement c28 -> ok
try 2 road e41 -> ok
try 3 settlement c15 -> ok
try 3 road e17 -> ok
expect active 3
try 0 settlement c25 -> IB-21
try 3 settlement c25 -> ok
try 3 road e30 -> ok
expect active 2
try 3 settlement c47 -> IB-21
try 2 settlement c47 -> ok
try 2 road e66 -> ok
expect active 1
try 1 settlement c53 -> ok
try 1 road e71 -> ok
expect active 0
try 0 settlement c0 -> ok
try 0 road e0 -> ok
expect phase roll
expect active 0
# With another start player the order starts and ends there.
game base 3 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=2
try 2 settlement c18 -> ok
try 2 road e20 -> ok
try 0 settlement c40 -> ok
try 0 road e58 -> ok
try 1 settlement c28 -> ok
try 1 road e41 -> ok
actors 1
