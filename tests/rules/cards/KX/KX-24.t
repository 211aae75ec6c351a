# KX-24  Five settlements use ten of eleven landscapes; a Scout at the last one has three to choose from.
game cards 2
poke begun 0
poke gate 1
poke gate 0
poke roads 0 f0 g0 h0 i0
poke towns 0 5:1 6:1 7:1 8:1
poke land 0 e1=g3:0
poke land 0 e2=g4:0
poke land 0 i1=o4:0
poke land 0 i2=o5:0
poke roads 1 f0 g0 h0
poke towns 1 5:1 6:1 7:1 8:1
poke land 1 e1=w5:0
poke land 1 e2=w6:0
poke land 1 i1=l6:0
poke land 1 i2=l1:0
poke gate 1
expect landstack b1 b2 $3
expect supply 2 1 7
poke hand 0 scout
try 0 build settlement 9 -> ok
try 0 play scout -> ok
legal 0 land 6
try 0 land $3 j1 -> ok
legal 0 land 2
try 0 land b2 j2 -> ok
try chance shuffle lands 4 -> ok
expect landstack b1
expect supply 2 0 7
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
try 0 build settlement 9 -> KB-43
