# IB-57  A 2:1 harbour serves its own resource and no other.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c38
poke hand 0 3b3l
# c38 is at the brick harbour.
try 0 bank 2b>o -> ok
try 0 bank 2l>o -> IB-55
try 0 bank 3l>o -> IB-55
try 0 bank b>o -> IB-57
expect hand 0 b3lo
