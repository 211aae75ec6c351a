# R-82  Two seats play the plain rules, unless the option refuses them.
game base 2 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c8 -> ok
try 0 road e13 -> ok
try 1 settlement c39 -> ok
try 1 road e56 -> ok
try 1 settlement c41 -> ok
try 1 road e52 -> ok
try 0 settlement c28 -> ok
try 0 road e41 -> ok
try 0 roll -> ok
try chance dice 1 2 -> ok
try 0 end -> ok
actors 1
# The beginner board has pieces for three and four.
refuse base 2 board=beginner -> 3 or 4 seats
refuse base 2 plain2=0 -> IB-01
game base 3 plain2=0,board=beginner,start=0
actors 0
