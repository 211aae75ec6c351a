# D-35  Cities are built in the order 7, 12, 20, 30.
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R1 R2 R3 R4
poke boxes 0 5
poke dice b2g3o
try 0 city -> ok
expect gained 7
# With the road to the second site only, the first still comes first.
game dice 1 -
use SECOND-TURN
poke roads 0 R0 R2 R3 R4
poke boxes 0 4
poke dice b2g3o
try 0 city -> D-34
