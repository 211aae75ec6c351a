# KC-BH-barbarian-invasion.1  The barbarians are as strong as the roads and Abbeys there.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=conrad 6b=hagen 7a=abbey
poke cards 1 6a=otto 6b=pippin
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 5
try chance event question -> ok
actors 1
try 1 gain g1 -> ok
try 1 gain g1 -> ok
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
