# KC-PI-chancellor.2  Three cards of one stack, which may be used at once.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 chancellor
poke stack 3 merchant court spy abbey
try 0 play chancellor -> ok
try 0 draw 7 -> KX-40
try 0 draw 3 -> ok
expect hand 0 spy merchant court
expect stack 3 abbey
try 0 play merchant -> ok
