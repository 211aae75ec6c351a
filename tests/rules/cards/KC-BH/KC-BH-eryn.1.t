# KC-BH-eryn.1  Not with an Abbey, and only with fewer points than the opponent.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 eryn
try 0 play eryn -> KC-BH-eryn.1
poke cards 1 6a=church
poke cards 0 7a=abbey
try 0 play eryn -> KC-BH-eryn.1
poke cards 0 -
try 0 play eryn -> ok
