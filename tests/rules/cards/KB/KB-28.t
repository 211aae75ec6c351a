# KB-28  Production: every landscape of both players with the number gains one, after the event.
game cards 2
poke begun 0
poke step eventdie
poke turn 5
poke die 2
try chance event mill -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:2 h1=o3:1 h2=$1:1
poke step eventdie
poke store 0 f1 3
poke store 0 f2 3
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:1
