# IB-29  Trading and building wait for the roll and its consequences.
game base 4 board=beginner,start=0,phases=combined
poke hand 0 5b5l5w5g
poke hand 1 b
poke roads 0 e13 e20 e41
try 0 road e40 -> IB-29
try 0 settlement c18 -> IB-29
try 0 city c8 -> IB-29
try 0 buy -> IB-29
try 0 bank 4b>o -> IB-29
try 0 offer 1 l>o -> IB-29
try 0 roll -> ok
try 0 road e40 -> IB-29
try chance dice 1 2 -> ok
try 0 road e40 -> ok
try 0 bank 4b>o -> ok
