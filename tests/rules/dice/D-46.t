# D-46  The die may show anything, gold too, but must not be spent.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 2blw2$
try 0 joker 1 o -> D-46
try 0 joker 1 $ -> ok
expect dice 2blwo$
game dice 1 -
use SECOND-TURN
poke knights 0 3
poke used 0 -
poke boxes 0 6
poke dice 3b3l
try 0 road R0 -> ok
try 0 road R1 -> ok
try 0 road R2 -> ok
try 0 joker 1 b -> D-46
forbidden 0 joker -> D-46
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 2b4$
try 0 gold l -> ok
try 0 gold l -> ok
try 0 joker 1 $ -> D-46
