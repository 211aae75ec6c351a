# IB-25  Coast and harbour intersections may be founded on.
game base 3 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c0 -> ok
try 0 road e0 -> ok
try 1 settlement c53 -> ok
try 1 road e70 -> ok
try 2 settlement c26 -> ok
try 2 road e38 -> ok
