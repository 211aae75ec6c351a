# KC-PI-medicus.1  At the Plague it spares its player's cities, in either turn.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke hand 0 medicus
poke hand 1 medicus
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
try chance event question -> ok
try 0 play medicus -> ok
try 1 play medicus -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
poke events plague civil-war conflict master-builder plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke step eventdie
poke die 6
try chance event question -> ok
try 0 pass -> ok
try 1 pass -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:3
