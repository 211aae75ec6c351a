# IB-26  The start player takes the first regular turn.
game base 3 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=1
try 1 roll -> IB-26
try 1 settlement c18 -> ok
try 1 road e20 -> ok
try 2 settlement c40 -> ok
try 2 road e58 -> ok
try 0 settlement c28 -> ok
try 0 road e41 -> ok
try 0 settlement c0 -> ok
try 0 road e0 -> ok
try 2 settlement c53 -> ok
try 2 road e71 -> ok
try 1 roll -> IB-26
try 1 settlement c26 -> ok
try 1 road e38 -> ok
expect active 1
expect turn 1
try 2 roll -> IB-27
try 1 roll -> ok
