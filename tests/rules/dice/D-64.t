# D-64  The game is over when everybody has had 15 turns.
game dice 2 start=1
use BUILDING
poke boxes 1 x x x x x x x x x x x x x x x
poke boxes 0 x x x x x x x x x x x x x x
poke turn 30
poke active 0
poke dice 6$
winners -
try 0 end -> ok
actors -
expect phase over
winners 01
try 0 roll -> D-64
forbidden 1 roll -> D-64
# One turn earlier it is not over.
game dice 2 start=0
use BUILDING
poke boxes 0 x x x x x x x x x x x x x x
poke boxes 1 x x x x x x x x x x x x x x
poke turn 29
poke dice 6$
try 0 end -> ok
actors 1
