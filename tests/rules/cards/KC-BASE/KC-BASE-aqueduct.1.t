# KC-BASE-aqueduct.1  All own landscapes are safe from the Plague.
game cards 2
poke begun 0
poke towns 0 6:2 7:2
poke towns 1 6:2 7:2
poke card 1 7a=aqueduct
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:1
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
