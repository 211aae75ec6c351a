# KC-BH-barbarian-invasion.4  Otherwise, also when equal, all gold is lost.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6c=conrad
poke store 0 h2 3
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 5
try chance event question -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:0
