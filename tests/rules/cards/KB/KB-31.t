# KB-31  Mill: the holder of the figure takes one resource of choice from the other.
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 6
poke town 1 7:2
poke card 1 7a=marketplace
try chance event mill -> ok
actors 1
legal 1 name 6
try 0 name b -> KB-26
try 1 name g -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:0 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:2 h1=o3:1 h2=$1:1
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 6
try chance event mill -> ok
expect step main
