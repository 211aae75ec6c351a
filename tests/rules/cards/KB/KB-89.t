# KB-89  Points count for victory in the player's own turn only, from its start to its end.
game cards 2
poke begun 0
poke gate 1
poke towns 1 6:2 7:2 8:2
poke roads 1 g0 h0
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=conrad 7a=aqueduct 7b=town-hall 8a=bath-house
poke hand 0 falk goetz karl
points 1 12
try 0 end -> ok
winners -
try 0 end -> ok
winners 1
expect turn 2
expect die 0
