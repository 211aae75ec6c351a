# KB-30  There is no robbery in the first two rounds; production follows.
game cards 2
poke begun 0
poke step eventdie
poke active 1
poke turn 4
poke die 6
poke store 0 f1 3
poke store 1 f2 3
try chance event club -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:3 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
poke step eventdie
poke active 0
poke turn 5
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:3
