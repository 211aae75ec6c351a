# KC-BASE-productive-year.1  Every landscape gains one resource for each Garrison beside it.
game cards 2
use EMPTY-STORES
poke town 0 6:2
poke card 0 6a=garrison
poke card 0 6b=garrison
poke card 0 7a=garrison
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:2 f2=l4:0 g1=w3:3 g2=g1:0 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2
poke begun 0
poke card 1 7c=garrison
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:2 h1=o3:1 h2=$1:2
