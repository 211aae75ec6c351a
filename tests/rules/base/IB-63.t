# IB-63  A road costs one brick and one lumber.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 bl
try 0 road e40 -> ok
expect hand 0 -
poke hand 0 2b
try 0 road e39 -> IB-63
poke hand 0 2l
try 0 road e39 -> IB-63
forbidden 0 road -> IB-63
