# KC-BH-lucky-voyage.2  A Large trade fleet brings the left or the right landscape's kind.
game cards 2 mode=tournament,start=0
use EVENT
poke cards 0 6a=large-trade-fleet
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke events lucky-voyage civil-war civil-war conflict master-builder plague plague productive-year progress year-end mendicant-friars good-neighbours church-fair
poke die 6
try chance event question -> ok
try 0 name o -> KC-BH-lucky-voyage.1
try 0 name w -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:3 g2=g1:0 h1=o2:0 h2=$6:1
