# KB-17  What does not come from the die goes to any own landscape of the kind with room, or is lost.
game cards 2
poke begun 0
poke towns 0 6:1 7:1 8:1
poke roads 0 g0 h0
poke land 0 i1=w5:0
poke land 0 i2=l6:0
poke store 0 f1 3
try 0 bank 3b>w -> ok
actors 0
try 0 gain f2 -> KB-17
try 0 gain i1 -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1 i1=w5:1 i2=l6:0
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
poke store 0 i1 3
poke store 0 i2 3
poke step eventdie
poke die 1
poke store 1 g2 3
try chance event sun -> ok
actors 1
