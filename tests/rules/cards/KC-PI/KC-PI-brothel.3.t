# KC-PI-brothel.3  The opponent may burn it down: it returns to its builder's hand.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6b=brothel:f
poke hand 0 arsonist
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 3 -> ok
expect cards 0 -
expect hand 1 brothel!
