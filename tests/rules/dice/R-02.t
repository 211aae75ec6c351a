# R-02  Jokers, gold trades and builds may follow each other in any order.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice blwg2$
try 0 road R0 -> ok
try 0 gold o -> ok
try 0 knight -> ok
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice bl2w2g
try 0 joker 1 w -> ok
try 0 knight -> ok
try 0 joker 2 b -> ok
