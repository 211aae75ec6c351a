# KE-16  With 13 points anybody wins at once; of two the higher, at a tie the active player.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke towns 1 6:2 7:2 8:2
poke roads 1 g0 h0
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=conrad 7a=aqueduct 7b=town-hall 7c=colossus
poke card 0 6a=otto
points 1 12
try 0 demolish 6a -> ok
points 1 13
winners 1
try 1 end -> KE-16
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2 8:2
poke roads 0 g0 h0
poke land 0 i1=l1:0
poke land 0 i2=b2:0
poke cards 0 6a=palace 6b=library 6c=aqueduct 6d=bath-house 7a=town-hall 7b=church 8a=abbey
poke towns 1 6:2 7:2 8:2
poke roads 1 g0 h0
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=bath-house 7a=aqueduct 7b=town-hall 7c=colossus
points 0 13
points 1 13
try 0 demolish 8a -> ok
winners 0
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke towns 0 6:2 7:2 8:2
poke roads 0 g0 h0
poke land 0 i1=l1:0
poke land 0 i2=b2:0
poke cards 0 6a=palace 6b=library 6c=aqueduct 6d=bath-house 7a=town-hall 7b=church 8a=abbey
poke towns 1 6:2 7:2 8:2
poke roads 1 g0 h0
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=bath-house 7a=aqueduct 7b=town-hall 7c=colossus 8a=conrad
points 1 14
try 0 demolish 8a -> ok
winners 1
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke step eventdie
poke die 6
poke towns 1 6:2 7:2 8:2
poke roads 1 g0 h0
poke land 1 i1=l6:0
poke land 1 i2=b1:0
poke cards 1 6a=church 6b=library 6c=peasant-army 7a=aqueduct 7b=town-hall 7c=colossus
poke card 0 6a=conrad
poke store 1 g2 2
poke land 1 g2=g2:2
points 1 12
poke die 2
try chance event mill -> ok
points 1 13
winners 1
