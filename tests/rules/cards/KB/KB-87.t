# KB-87  Events change the landscapes of both at once; only choices are taken in turn.
game cards 2
poke begun 0
poke step eventdie
poke die 6
poke town 0 6:2
poke town 1 6:2
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end
try chance event question -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:1 h2=$1:1
poke step eventdie
poke die 2
poke card 0 6a=garrison
poke card 1 7c=garrison
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
try chance event question -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:0 h1=o2:2 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:2 h1=o3:1 h2=$1:2
