# KC-BASE-plague.1  Every landscape bordering a city loses one, only one also between two cities.
game cards 2
poke begun 0
poke towns 0 6:2 7:2
poke store 0 g1 3
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:2 g2=g1:0 h1=o2:0 h2=$6:1
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2
poke begun 0
poke town 1 7:2
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
