# KC-BH-christoph.1  Condition Harbour.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=gold-fleet
poke hand 0 christoph
try 0 play christoph -> KC-BH-christoph.1
poke cards 0 6a=gold-fleet 6b=harbor
try 0 play christoph -> ok
expect cheap $
