# KC-PI-order-castle.1  Knights costing more than three are safe from Civil War and Bribery.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke cards 1 6a=order-castle 6b=otto 6c=siegfried
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 5
try chance event question -> ok
expect cards 1 6a=order-castle 6b=otto
expect hand 1 siegfried!
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke step main
poke hand 0 bribery
try 0 play bribery -> KB-54
poke cards 1 6a=order-castle 6b=otto 6c=pippin
try 0 play bribery -> ok
try 0 put 6a -> ok
expect cards 1 6a=order-castle 6b=otto
