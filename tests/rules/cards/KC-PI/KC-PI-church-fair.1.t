# KC-PI-church-fair.1  With a Church two resources of choice, with two Churches as well.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke cards 0 6a=church 6b=church
poke events church-fair civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours
poke die 5
try chance event question -> ok
try 0 gain g1 -> ok
try 0 gain g2 -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:2 g2=g1:2 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
