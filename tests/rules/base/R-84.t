# R-84  The friendly robber spares opponents with fewer than three visible points.
game base 4 board=beginner,start=0,phases=combined,friendly-robber=1
use ROLLED
poke phase robber
try 0 robber h12 1 -> R-84
try 0 robber h18 1 -> R-84
legal 0 robber 3
try 0 robber h0 -> ok
# Three visible points are enough to be robbed; hidden ones do not count.
game base 4 board=beginner,start=0,phases=combined,friendly-robber=1
use ROLLED
poke phase robber
poke dev 2 3v
poke settlements 1 c41
poke cities 1 c39
try 0 robber h17 2 -> R-84
try 0 robber h12 1 -> ok
# If no other hex is left, any will do.
game base 4 board=beginner,start=0,phases=combined,friendly-robber=1
use ROLLED
poke phase robber
poke settlements 0 c0 c53
poke settlements 1 c8 c14
poke settlements 2 c31 c45
poke settlements 3 c22 c39
try 0 robber h8 3 -> ok
# Off by default.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
try 0 robber h12 1 -> ok
