# KC-PI-mendicant-friars.1  The holder of the Mill gives two resources of their choice.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke cards 0 6a=marketplace
poke events mendicant-friars civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end good-neighbours church-fair
poke die 6
try chance event question -> ok
actors 0
try 0 pay f1 -> ok
try 0 pay g1 -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 g2 1
poke events mendicant-friars civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end good-neighbours church-fair
poke step eventdie
poke die 6
try chance event question -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:1
expect step main
