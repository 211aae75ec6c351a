# KB-14  A landscape holds three at most; what is more is lost and never moved to its like.
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 3
poke towns 0 6:1 7:1 8:1
poke roads 0 g0 h0
poke land 0 i1=w5:0
poke land 0 i2=l6:0
poke store 0 g1 3
poke store 0 f1 2
try chance event mill -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:1 h2=$6:1 i1=w5:0 i2=l6:0
poke step eventdie
poke die 1
try chance event sun -> ok
try 0 gain g1 -> KB-14
try 0 gain i1 -> ok
