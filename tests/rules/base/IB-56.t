# IB-56  A 3:1 harbour takes three equal cards for one other.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c0
poke hand 0 6b2l
try 0 bank 3b>o -> ok
try 0 bank 2b>o -> IB-56
try 0 bank 2l>o -> IB-56
try 0 bank 3b>w -> ok
expect hand 0 2lwo
# A city there does as well; somebody else's settlement does not.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28
poke cities 0 c0
poke hand 0 3b
try 0 bank 3b>o -> ok
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 1 c39 c41 c0
poke hand 0 3b
try 0 bank 3b>o -> IB-55
