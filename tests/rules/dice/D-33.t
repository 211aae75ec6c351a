# D-33  Settlements are built in the order 3, 4, 5, 7, 9, 11.
game dice 1 -
use BUILDING
poke dice 2b2lwg
try 0 settlement -> ok
expect gained 3
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R5 R6 R7
poke settlements 0 1
poke boxes 0 9
poke dice 2b2lwg
# The sites of 4, 5 and 7 points have their road: 4 comes first.
try 0 settlement -> ok
expect gained 4
try 0 settlement R7 -> syntax
