# KC-BH-dogma.1  Condition Church.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 1 6a=library
poke hand 0 dogma
try 0 play dogma -> KC-BH-dogma.1
poke cards 0 6a=church
try 0 play dogma -> ok
expect cards 1 6a=library:d
