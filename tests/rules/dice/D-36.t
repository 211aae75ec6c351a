# D-36  Knights are built in the order 1 to 6 and need no road.
game dice 1 -
use BUILDING
poke dice 2w2g2o
try 0 knight -> ok
expect gained 1
try 0 knight -> ok
expect gained 3
game dice 1 -
use SECOND-TURN
poke knights 0 2
poke boxes 0 3
poke dice 2lwgo$
try 0 knight -> ok
expect gained 3
game dice 1 -
use SECOND-TURN
poke knights 0 3
poke boxes 0 6
poke dice 2lwgo$
try 0 knight -> ok
expect gained 4
game dice 1 -
use SECOND-TURN
poke knights 0 4
poke boxes 0 10
poke dice 2lwgo$
try 0 knight -> ok
expect gained 5
game dice 1 -
use SECOND-TURN
poke knights 0 5
poke boxes 0 15
poke dice 2lwgo$
try 0 knight -> ok
expect gained 6
