# KC-PI-mendicant-friars.3  Nobody holds the Mill: nothing happens.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke events mendicant-friars civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end good-neighbours church-fair
poke die 5
try chance event question -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
