# IB-20  First founding round: a settlement on any free place and a road beside it.
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
actors 0
try 1 settlement c18 -> IB-20
try 0 road e20 -> IB-20
try 0 settlement c18 -> ok
try 0 settlement c40 -> IB-20
try 0 road e0 -> IB-20
legal 0 road 3
try 0 road e20 -> ok
actors 1
try 0 settlement c40 -> IB-20
try 1 settlement c18 -> IB-68
try 1 settlement c13 -> IB-68
try 1 settlement c40 -> ok
try 1 road e58 -> ok
actors 2
