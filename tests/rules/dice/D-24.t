# D-24  A later structure may rely on an earlier one of the same turn.
game dice 1 -
use SECOND-TURN
poke roads 0 R0
poke settlements 0 1
poke boxes 0 4
poke dice 2b2lwg
try 0 settlement -> D-32
try 0 road R2 -> ok
try 0 settlement -> ok
expect gained 5
