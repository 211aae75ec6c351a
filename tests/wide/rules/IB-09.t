# IB-09  Settlements stand at land, not at corners of sea alone.
game wide 3 board=d.s.f6/-.p8.m9@,start=0
try 0 settlement c0 -> ok
game wide 3 board=d.s.f6/-.p8.m9@,start=0
try 0 settlement c1 -> IB-09
try 0 settlement c165 -> IB-09
try 0 settlement c166 -> IB-09
