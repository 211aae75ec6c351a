# D-41  The jokers are ore, grain, wool, lumber, brick and any.
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 -
poke boxes 0 21
poke dice 6$
try 0 joker 1 $ -> ok
expect dice o5$
try 0 joker 2 $ -> ok
expect dice go4$
try 0 joker 3 $ -> ok
expect dice wgo3$
try 0 joker 4 $ -> ok
expect dice lwgo2$
try 0 joker 5 $ -> ok
expect dice blwgo$
try 0 joker 6 $>b -> ok
expect dice 2blwgo
try 0 joker 7 $ -> syntax
