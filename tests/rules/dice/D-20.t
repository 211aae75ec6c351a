# D-20  What a road, a settlement, a city and a knight cost.
game dice 1 -
use BUILDING
poke dice 2b2lgo
try 0 road R0 -> ok
expect dice blgo
expect aside bl
game dice 1 -
use BUILDING
poke dice 2b4o
try 0 road R0 -> D-20
game dice 1 -
use BUILDING
poke dice 2l4o
try 0 road R0 -> D-20
game dice 1 -
use BUILDING
poke dice blwg2o
try 0 settlement -> ok
expect dice 2o
expect aside blwg
game dice 1 -
use BUILDING
poke dice blw3o
try 0 settlement -> D-20
game dice 1 -
use BUILDING
poke dice blg3o
try 0 settlement -> D-20
game dice 1 -
use BUILDING
poke dice bwg3o
try 0 settlement -> D-20
game dice 1 -
use BUILDING
poke dice lwg3o
try 0 settlement -> D-20
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1
poke boxes 0 2
poke dice b2g3o
try 0 city -> ok
expect dice b
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1
poke boxes 0 2
poke dice 2b2g2o
try 0 city -> D-20
poke dice 2bg3o
try 0 city -> D-20
game dice 1 -
use BUILDING
poke dice 2lwgo$
try 0 knight -> ok
expect dice 2l$
game dice 1 -
use BUILDING
poke dice 5wg
try 0 knight -> D-20
game dice 1 -
use BUILDING
poke dice 5go
try 0 knight -> D-20
game dice 1 -
use BUILDING
poke dice 5wo
try 0 knight -> D-20
