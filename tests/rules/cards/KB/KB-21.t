# KB-21  A town has four landscapes at its corners; neighbours share two of them.
game cards 2
poke begun 0
poke town 0 6:2
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke step eventdie
poke turn 5
poke die 3
try chance event question -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:1 g2=g1:0 h1=o2:1 h2=$6:1
game cards 2
poke begun 0
poke town 0 7:2
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke step eventdie
poke turn 5
poke die 5
try chance event question -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
