# KB-88  After the last turn the game is a draw.
game cards 2
json spectator "turns":400
poke begun 0
poke active 1
poke turn 400
poke step main
poke hand 1 conrad falk goetz
try 1 end -> ok
try 1 end -> ok
expect step over
winners 01
actors -
game cards 2 turns=2
poke begun 0
poke hand 0 conrad falk goetz
try 0 end -> ok
try 0 end -> ok
expect active 1
poke step main
poke hand 1 hagen karl otto
try 1 end -> ok
try 1 end -> ok
expect step over
winners 01
