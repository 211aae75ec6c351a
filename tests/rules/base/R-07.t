# R-07  The robber beside a harbour does not close it.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c0
poke robber h0
poke hand 0 3b
try 0 bank 3b>o -> ok
