# KB-20  The axis grows to both sides as far as the cards reach, towns and roads in turn.
game cards 2
poke begun 0
poke towns 0 2:1 3:1 4:1 5:1 6:1 7:1
poke land 0 e1=g3:0
poke land 0 e2=g4:0
poke land 0 d1=o4:0
poke land 0 d2=o5:0
poke land 0 c1=w5:0
poke land 0 c2=w6:0
poke land 0 b1=l6:0
poke land 0 b2=l1:0
poke roads 0 b0 c0 d0 e0 f0 g0
poke gate 1
try 0 build settlement 1 -> ok
try 0 pass -> ok
try 0 land b1 a1 -> ok
expect towns 0 1:1 2:1 3:1 4:1 5:1 6:1 7:1
poke store 0 f1 3
poke store 0 f2 3
try 0 build road a0 -> ok
expect roads 0 a0 b0 c0 d0 e0 f0 g0
poke store 0 f1 3
try 0 build road h0 -> ok
try 0 build road i0 -> KB-43
