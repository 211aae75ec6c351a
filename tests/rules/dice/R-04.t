# R-04  Nobody must build or use a joker to avoid a cross.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 2b2lwg
try 0 end -> ok
expect boxes 0 1 x
game dice 1 -
use BUILDING
poke dice 6$
try 0 end -> ok
expect boxes 0 x
