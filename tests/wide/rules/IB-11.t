# IB-11  Harbours lie at paths of the coast that the text names, and serve both corners.
game wide 3 board=d.h5.f6/-.p8.m9@e0?.e3w,start=0
poke phase main
poke flags rolled
poke dice 1 2
poke settlements 0 c0
poke hand 0 6b2l
try 0 bank 3b>o -> ok
try 0 bank 2b>o -> IB-56
poke settlements 0 c6
try 0 bank 3b>o -> ok
poke settlements 0 c8
poke hand 0 2w
try 0 bank 2w>o -> ok
poke settlements 0 c7
try 0 bank 2w>o -> IB-55
refuse wide 3 board=d.h5@e13? -> coast
refuse wide 3 board=d.h5@e3?.e0? -> ascending
refuse wide 3 board=d.h5@e0?.e1? -> shares no corner
refuse wide 3 board=d.h5@e0x -> b l w g o
refuse wide 3 board=d.h5@e233? -> e232
