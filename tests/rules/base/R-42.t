# R-42  Phases are separate on the beginner board and combined on others.
game base 4 board=beginner,start=0
use ROLLED
poke flags rolled built
poke hand 0 4b
try 0 bank 4b>o -> IB-30
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke flags rolled built
poke hand 0 4b
try 0 bank 4b>o -> ok
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0,phases=separate
use ROLLED
poke settlements 0 c8 c28
poke roads 0 e13 e41
poke settlements 1 c39 c41
poke roads 1 e52 e56
poke settlements 2 c14 c40
poke roads 2 e15 e58
poke settlements 3 c17 c31
poke roads 3 e25 e37
poke turn 1
poke flags rolled built
poke hand 0 4b
try 0 bank 4b>o -> IB-30
game base 4 board=m10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl,start=0
use ROLLED
poke settlements 0 c8 c28
poke roads 0 e13 e41
poke settlements 1 c39 c41
poke roads 1 e52 e56
poke settlements 2 c14 c40
poke roads 2 e15 e58
poke settlements 3 c17 c31
poke roads 3 e25 e37
poke turn 1
poke flags rolled built
poke hand 0 4b
try 0 bank 4b>o -> ok
