# IB-02  Each player owns 15 roads, 5 settlements and 4 cities.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e10 e11 e12 e13 e18 e20 e23 e27 e33 e35 e39 e40 e41 e42
poke longest 0
poke hand 0 2b2l
try 0 road e7 -> ok
expect roads 0 e7 e10 e11 e12 e13 e18 e20 e23 e27 e33 e35 e39 e40 e41 e42
try 0 road e1 -> IB-02
forbidden 0 road -> IB-02
legal 0 road none
# The fifth settlement and the fourth city still stand in the supply.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c0 c2
poke roads 0 e13 e41 e18
poke hand 0 2b2l2w2g
try 0 settlement c11 -> ok
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8
poke cities 0 c28 c0 c2
poke hand 0 2g3o
try 0 city c8 -> ok
