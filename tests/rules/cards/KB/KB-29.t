# KB-29  Robbery: who counts more than seven, Garrison landscapes left out, loses all ore and wool.
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 6
poke store 0 f1 3
poke store 1 f1 2
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:2
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 6
poke store 0 f1 3
poke card 0 6a=garrison
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 6
poke card 0 6a=garrison
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g2 3
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:0 g2=g1:3 h1=o2:0 h2=$6:2
