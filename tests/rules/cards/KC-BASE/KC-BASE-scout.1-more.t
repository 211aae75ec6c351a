# KC-BASE-scout.1  For the last settlement the Scout chooses two of the last three landscapes.
game cards 2
poke begun 0
poke gate 1
poke roads 0 e0 f0 g0 h0 i0
poke towns 0 4:1 5:1 6:1 7:1 8:1 9:1
poke land 0 e1=g3:0
poke land 0 e2=g4:0
poke land 0 d1=o4:0
poke land 0 d2=o5:0
poke land 0 i1=w5:0
poke land 0 i2=w6:0
poke land 0 j1=l6:0
poke land 0 j2=l1:0
poke hand 0 scout
poke roads 0 e0 f0 g0 h0 i0 j0
try 0 build settlement 10 -> ok
try 0 play scout -> ok
legal 0 land 6
try 0 land $3 k1 -> ok
legal 0 land 2
try 0 land b2 k2 -> ok
try chance shuffle lands 3 -> ok
expect landstack b1
expect supply 2 0 7
try 0 build settlement 3 -> KB-43
