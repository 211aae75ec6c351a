# KC-BH-superstition.1  Each player loses one resource of his choice per own Abbey.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=abbey
poke cards 1 7a=abbey
poke events superstition civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
try chance event question -> ok
try 0 pay f1 -> ok
try 1 pay g1 -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:0 g2=g2:1 h1=o3:1 h2=$1:1
