# KC-PI-chancellor.4  After reducing, the exchange is still allowed.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 chancellor bishop
poke stack 3 merchant court brewery abbey
try 0 play chancellor -> ok
try 0 draw 3 -> ok
try 0 end -> ok
try 0 bury court 1 -> ok
expect step exchange
try 0 bury bishop 3 -> ok
try 0 draw 3 -> ok
expect hand 0 merchant abbey brewery
expect active 1
