# IB-31  Combined phases: trade and build in any order, repeatedly.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 9b9l
try 0 road e40 -> ok
try 0 bank 4b>o -> ok
try 0 road e39 -> ok
try 0 bank 4l>o -> ok
try 0 offer 1 l>o -> ok
# Combined is the standard of a board that is not the beginner's; separate is the beginner's.
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
use ROLLED
poke settlements 0 c8
poke roads 0 e13
poke turn 1
poke hand 0 9b9l
try 0 road e12 -> ok
try 0 bank 4b>o -> ok
game base 4 board=beginner,start=0
use ROLLED
poke hand 0 9b9l
try 0 road e12 -> ok
try 0 bank 4b>o -> IB-30
