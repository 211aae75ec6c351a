# IB-61  The robber does not close a harbour.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c38
poke robber h12
poke hand 0 2b
try 0 bank 2b>o -> ok
