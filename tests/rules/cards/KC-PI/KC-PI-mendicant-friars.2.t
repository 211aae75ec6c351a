# KC-PI-mendicant-friars.2  Only what the receiver has room for, who places it.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke cards 1 6a=marketplace
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:1 h1=o2:2 h2=$6:3
poke events mendicant-friars civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end good-neighbours church-fair
poke die 6
try chance event question -> ok
try 1 pay f1 -> KB-86
try 1 pay h1 -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:2 h1=o2:3 h2=$6:3
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:0 h1=o3:0 h2=$1:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke cards 1 6a=marketplace
poke events mendicant-friars civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end good-neighbours church-fair
poke step eventdie
poke die 5
try chance event question -> ok
expect step main
