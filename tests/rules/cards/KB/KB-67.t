# KB-67  Who has 12 points in his own turn wins at once.
game cards 2
poke begun 0
poke gate 1
poke towns 0 6:2 7:2 8:2
poke roads 0 g0 h0
poke land 0 i1=l6:3
poke land 0 i2=b1:3
poke cards 0 6a=church 6b=library 6c=conrad 7a=aqueduct 7b=town-hall
poke hand 0 aqueduct abbey
poke store 0 f1 3
poke store 0 h1 3
points 0 11
winners -
try 0 build abbey 7c -> ok
try 0 pay f1 -> ok
try 0 pay i1 -> ok
winners -
poke store 0 f2 0
poke store 0 i1 2
poke store 0 f1 2
poke store 0 i2 0
try 0 build aqueduct 8a -> ok
points 0 12
winners 0
expect step over
actors -
try 0 end -> KB-67
