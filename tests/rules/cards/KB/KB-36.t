# KB-36  The Knight figure is with who has more strength; at a tie with nobody.
game cards 2
poke begun 0
json spectator "knight":null
poke card 0 6a=siegfried
json spectator "knight":0
poke hand 0 hagen
poke card 1 6a=conrad
json spectator "knight":1
try 0 build hagen 6c -> ok
json spectator "knight":null
poke card 0 7a=pippin
json spectator "knight":0
try 0 demolish 6a -> ok
json spectator "knight":null
points 0 2
