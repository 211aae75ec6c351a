# D-04  Turns go round, one each per round, and only the player whose turn it is acts.
game dice 3 start=1
actors 1
try 0 roll -> D-04
try 1 roll -> ok
try chance dice 6$ -> ok
try 0 stop -> D-04
try 1 stop -> ok
try 1 end -> ok
actors 2
expect active 2
poke phase build
poke rolls 1
poke dice 6$
try 2 end -> ok
actors 0
poke phase build
poke rolls 1
poke dice 6$
try 0 end -> ok
actors 1
expect turn 4
forbidden 0 roll -> D-04
# Before the start player is found nobody acts.
game dice 2 -
try 0 roll -> D-04
