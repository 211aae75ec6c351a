# KB-43  What is used up can no longer be built.
game cards 2
poke begun 0
poke gate 1
poke towns 0 5:2 6:2 7:2 8:1
poke roads 0 f0 g0 h0 i0
poke towns 1 5:2 6:2 7:2 8:2 9:1
poke roads 1 f0 g0 h0 i0
poke land 0 e1=g3:0
poke land 0 e2=g4:0
poke land 0 i1=o4:0
poke land 0 i2=o5:0
poke land 1 e1=w5:0
poke land 1 e2=w6:0
poke land 1 i1=l6:0
poke land 1 i2=l1:0
poke land 1 j1=b1:0
poke land 1 j2=b2:0
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
expect supply 1 0 0
try 0 build settlement 9 -> KB-43
try 0 build city 8 -> KB-43
try 0 build road e0 -> ok
poke store 0 f1 3
poke store 0 f2 3
try 0 build road j0 -> KB-43
forbidden 0 build -> KB-44
