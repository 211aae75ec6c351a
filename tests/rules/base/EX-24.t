# EX-24  Three lumber bring ore at a 3:1 harbour, and more trades may follow; four without one.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c26
poke hand 0 6l
try 0 bank 3l>o -> ok
try 0 bank 3l>b -> ok
expect hand 0 bo
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke hand 0 4o
try 0 bank 4o>l -> ok
expect hand 0 l
