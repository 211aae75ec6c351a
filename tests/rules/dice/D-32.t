# D-32  A settlement needs a road that ends at its site; the first has the start road.
game dice 1 -
use BUILDING
poke dice 2b2lwg
try 0 settlement -> ok
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
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3
poke settlements 0 2
poke boxes 0 10
poke dice 2b2lwg
try 0 settlement -> D-32
try 0 road R5 -> ok
try 0 settlement -> ok
expect gained 6
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6
poke settlements 0 3
poke boxes 0 17
poke dice 2b2lwg
try 0 settlement -> D-32
try 0 road R7 -> ok
try 0 settlement -> ok
expect gained 8
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7 R8
poke settlements 0 4
poke boxes 0 26
poke dice 2b2lwg
try 0 settlement -> D-32
try 0 road R9 -> ok
try 0 settlement -> ok
expect gained 10
game dice 1 -
use BUILDING
poke roads 0 R0 R2 R3 R5 R6 R7 R8 R9 R10
poke settlements 0 5
poke boxes 0 27 10
poke turn 3
poke dice 2b2lwg
try 0 settlement -> D-32
try 0 road R11 -> ok
try 0 settlement -> ok
expect gained 12
