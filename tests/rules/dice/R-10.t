# R-10  A die may be turned twice, also one made by a gold trade.
game dice 1 -
use SECOND-TURN
poke knights 0 2
poke used 0 -
poke boxes 0 3
poke dice 4b2$
try 0 gold l -> ok
try 0 joker 1 l -> ok
try 0 joker 2 o -> ok
expect dice 4bg
