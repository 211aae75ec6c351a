# IB-36  A building at two selected hexes is paid by both.
game base 3 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f11.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
poke settlements 0 c28
poke roads 0 e41
poke phase roll
poke turn 1
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
poke hand 0 -
poke settlements 0 -
poke cities 0 c34
poke phase roll
poke flags -
poke dice -
try 0 roll -> ok
try chance dice 6 5 -> ok
expect hand 0 4l
