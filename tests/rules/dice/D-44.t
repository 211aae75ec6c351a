# D-44  No joker without its knight, and none twice.
game dice 1 -
use SECOND-TURN
poke knights 0 2
poke used 0 1
poke boxes 0 3
poke dice 2b2l2$
try 0 joker 1 b -> D-44
try 0 joker 3 b -> D-44
try 0 joker 2 b -> ok
forbidden 0 joker -> D-44
game dice 1 -
use BUILDING
poke dice 2b2l2$
forbidden 0 joker -> D-44
try 0 joker 1 b -> D-44
