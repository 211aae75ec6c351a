# D-40  After rolling, a joker turns one die from another face, once in the game.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 2b2lwo
try 0 joker 1 o -> D-40
try 0 joker 1 b -> ok
expect dice b2lw2o
expect used 0 1
try 0 joker 1 b -> D-44
game dice 1 -
poke knights 0 1
poke boxes 0 1
poke turn 2
try 0 joker 1 b -> D-40
poke phase choose
poke rolls 1
poke dice 2b2lwo
try 0 joker 1 b -> D-40
# All dice show ore already.
game dice 1 -
use SECOND-TURN
poke knights 0 1
poke used 0 -
poke boxes 0 1
poke dice 6o
forbidden 0 joker -> D-40
