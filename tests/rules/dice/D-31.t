# D-31  A settlement or city beside the road does not hinder building on past it.
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2
poke boxes 0 2
poke dice 2b2lwg
# The settlement of 4 points at the end of R2 is not built.
try 0 road R3 -> ok
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2
poke settlements 0 2
poke boxes 0 9
poke dice 2b2lwg
try 0 road R3 -> ok
