# IB-23  The second settlement pays one resource for each land hex beside it.
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
try 0 settlement c18 -> ok
try 0 road e20 -> ok
try 1 settlement c40 -> ok
try 1 road e58 -> ok
try 2 settlement c28 -> ok
try 2 road e41 -> ok
try 3 settlement c15 -> ok
try 3 road e17 -> ok
expect hand 3 -
try 3 settlement c25 -> ok
# Hills, forest, mountains.
expect hand 3 blo
try 3 road e30 -> ok
# c53 touches one hex.
try 2 settlement c53 -> ok
expect hand 2 w
try 2 road e71 -> ok
# c30 touches desert, forest and fields.
try 1 settlement c30 -> ok
expect hand 1 lg
