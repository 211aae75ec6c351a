# KE-09  No robbery in the first two rounds of the extended game.
game cards 2 mode=extended,set=rh
poke begun 0
poke active 1
poke turn 4
poke step eventdie
poke die 6
poke store 0 f1 3
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
poke active 0
poke turn 5
poke step eventdie
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:3
