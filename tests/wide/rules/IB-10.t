# IB-10  Roads run along land, also on its coast; not through the sea, not where there is no hex.
game wide 3 board=d.s.f6/-.p8.m9@,start=0
poke phase main
poke flags rolled
poke dice 1 2
poke settlements 0 c7
poke hand 0 bl
try 0 road e13 -> ok
game wide 3 board=d.s.s/-.p8.m9@,start=0
poke phase main
poke flags rolled
poke dice 1 2
poke settlements 0 c7
poke hand 0 bl
try 0 road e2 -> IB-10
try 0 road e1 -> ok
