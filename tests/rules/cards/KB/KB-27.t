# KB-27  A round is one turn of each player.
game cards 2
poke begun 1
json spectator "turn":1,"round":1
poke hand 0 conrad falk goetz
poke hand 1 hagen karl otto
try 1 end -> ok
try 1 end -> ok
expect active 0
json spectator "turn":2,"round":1
try 0 roll -> ok
try chance die 1 -> ok
try chance event mill -> ok
try 0 end -> ok
try 0 end -> ok
expect active 1
json spectator "turn":3,"round":2
refuse cards 3 - -> KB-27
refuse cards 1 - -> KB-27
