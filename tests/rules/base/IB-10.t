# IB-10  Each of the 72 paths holds one road, coast included.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 5b5l
try 0 road e72 -> IB-10
try 0 road e13 -> IB-10
try 0 road e34 -> ok
try 0 road e25 -> IB-10
# A coast path is a path like any other, and also holds one road only.
try 0 road e40 -> ok
try 0 road e39 -> ok
try 0 road e39 -> IB-10
poke active 1
poke settlements 1 c39 c21
poke hand 1 bl
try 1 road e39 -> IB-10
try 1 road e33 -> ok
