# R-05  The robber may go where nobody is robbed; an empty hand may be chosen.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h7 -> ok
expect phase main
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke hand 1 -
poke hand 2 b
try 0 robber h13 1 -> ok
expect phase main
expect hand 2 b
