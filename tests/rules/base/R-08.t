# R-08  Road Building places as many roads as possible, at least one.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 r
poke roads 0 e10 e11 e12 e13 e18 e20 e23 e27 e33 e35 e39 e40 e41 e42
poke longest 0
try 0 roadbuilding -> ok
try 0 road e7 -> ok
# The last road is placed: nothing is left to do.
expect phase main
expect dev 0 -
# A single free place: the card may be played, and ends with it.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 r
poke settlements 0 c0
poke roads 0 e0
poke settlements 1 c39 c7
poke roads 1 e6 e2 e7
poke settlements 2 c40 c5
poke settlements 3 c31 c8
try 0 roadbuilding -> ok
legal 0 road 1
try 0 road e1 -> ok
expect phase main
# None at all.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 r
poke settlements 0 c0
poke roads 0 e0 e1
poke settlements 1 c39 c7
poke roads 1 e6
poke roads 3 e2 e7
poke settlements 3 c31 c8
try 0 roadbuilding -> IB-81
