# D-43  Several jokers may be used in one turn.
game dice 1 -
use SECOND-TURN
poke knights 0 3
poke used 0 -
poke boxes 0 6
poke dice 2b2l2$
try 0 joker 1 $ -> ok
try 0 joker 2 $ -> ok
try 0 joker 3 b -> ok
try 0 knight -> ok
expect gained 4
expect used 0 123
