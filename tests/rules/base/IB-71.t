# IB-71  No city without a settlement, and at most four.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e13 e41 e20
poke hand 0 4g6o
try 0 city c18 -> IB-71
try 0 city c39 -> IB-71
try 0 city c8 -> ok
try 0 city c8 -> IB-71
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8
poke cities 0 c28 c0 c2 c47
poke hand 0 2g3o
try 0 city c8 -> IB-71
forbidden 0 city -> IB-71
