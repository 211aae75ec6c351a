# KC-PI-brothel.4  Nobody may demolish it.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6b=brothel:f 7a=abbey
try 0 demolish 6b -> KS-04
legal 0 demolish 1
poke active 1
try 1 demolish @6b -> KB-45
legal 1 demolish none
