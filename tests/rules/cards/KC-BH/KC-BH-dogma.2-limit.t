# KC-BH-dogma.2  A Library under a Dogma lowers the passive player's limit at once.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=church
poke cards 1 6a=library
poke hand 0 dogma
poke hand 1 spy bishop abbey garrison
try 0 play dogma -> ok
actors 1
try 1 bury spy 1 -> ok
actors 0
