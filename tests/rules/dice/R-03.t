# R-03  A joker may turn a gold die, and the sixth may turn a die to gold.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 5b$
try 0 joker 1 $ -> ok
expect dice 5bo
game dice 1 -
use SECOND-TURN
poke knights 0 6
poke used 0 12345
poke boxes 0 21
poke dice 5b$
try 0 joker 6 b>$ -> ok
try 0 gold l -> ok
expect dice 4bl
