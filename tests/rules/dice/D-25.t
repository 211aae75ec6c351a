# D-25  Six dice pay for no more than these sets.
game dice 1 -
use BUILDING
poke dice 3b3l
try 0 road R0 -> ok
try 0 road R1 -> ok
try 0 road R2 -> ok
forbidden 0 road -> D-20
game dice 1 -
use BUILDING
poke dice 2b2lwg
try 0 settlement -> ok
try 0 road R0 -> ok
legal 0 knight none
expect gained 4
game dice 1 -
use BUILDING
poke dice blwgo$
try 0 knight -> ok
try 0 road R0 -> ok
forbidden 0 settlement -> D-20
expect gained 2
game dice 1 -
use BUILDING
poke dice 2w2g2o
try 0 knight -> ok
try 0 knight -> ok
forbidden 0 knight -> D-20
expect gained 3
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1
poke boxes 0 2
poke dice w2g3o
try 0 city -> ok
forbidden 0 knight -> D-20
