# IB-47  Nobody at the hex: no theft; an empty hand gives nothing; never from oneself.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h0 0 -> IB-47
try 0 robber h0 1 -> IB-47
try 0 robber h13 3 -> IB-47
try 0 robber h0 -> ok
expect phase main
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke hand 1 -
try 0 robber h12 1 -> ok
expect phase main
expect hand 0 2lg
