# EX-05  Four grain at a grain harbour bring two cards.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke settlements 0 c8 c28 c5
poke hand 0 4g
try 0 bank 4g>bo -> ok
expect hand 0 bo
