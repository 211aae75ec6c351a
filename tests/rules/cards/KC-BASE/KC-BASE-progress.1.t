# KC-BASE-progress.1  Progress: one resource of choice for every own Abbey and every own Library.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6a=abbey
poke card 0 6b=library
poke card 0 7a=abbey
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 0 gain f1 -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> KB-14
try 0 gain h1 -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
