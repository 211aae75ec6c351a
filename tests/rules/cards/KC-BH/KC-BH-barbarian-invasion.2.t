# KC-BH-barbarian-invasion.2  The number of units counts, not their strength.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=karl
poke cards 1 6a=flavo 6b=gold-fleet
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 5
try chance event question -> ok
actors 1
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
