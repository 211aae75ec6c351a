# IB-28  A development card may be played at any moment of one's own turn, even before the roll.
game base 4 board=beginner,start=0,phases=combined
poke dev 0 2m
poke dev 1 k
try 1 knight -> IB-28
try 0 invention 2b -> IB-28
try 0 knight -> IB-28
try 0 monopoly w -> ok
expect phase roll
try 0 roll -> ok
try chance dice 1 2 -> ok
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 m
poke hand 0 bl
try 0 road e40 -> ok
try 0 monopoly w -> ok
expect phase main
