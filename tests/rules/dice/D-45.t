# D-45  The joker of a new knight may be used in the same turn, but not for its own cost.
game dice 1 -
use SECOND-TURN
poke knights 0 3
poke used 0 123
poke boxes 0 6
poke dice bwgo2$
try 0 joker 4 $ -> D-44
try 0 knight -> ok
try 0 joker 4 $ -> ok
try 0 road R0 -> ok
expect gained 5
game dice 1 -
use BUILDING
poke dice b2w2go
# The first knight's ore pays for the second one.
try 0 knight -> ok
try 0 joker 1 b -> ok
try 0 knight -> ok
expect gained 3
