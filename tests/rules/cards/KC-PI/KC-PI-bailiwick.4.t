# KC-PI-bailiwick.4  The owner's own "?" does nothing to it.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke cards 0 7a=bailiwick
poke store 0 g2 1
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end mendicant-friars good-neighbours church-fair
poke step eventdie
poke die 6
try chance event question -> ok
expect cards 0 7a=bailiwick
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:2 h1=o2:3 h2=$6:3
