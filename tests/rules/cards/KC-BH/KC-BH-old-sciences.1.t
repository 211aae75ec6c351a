# KC-BH-old-sciences.1  Condition Library.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 old-sciences
poke discard d0 spy
try 0 play old-sciences -> KC-BH-old-sciences.1
poke cards 0 6a=library
try 0 play old-sciences -> ok
