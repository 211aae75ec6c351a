# KC-BH-winery.1  At Year End two resources of choice.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 1 6a=winery
poke events year-end civil-war conflict master-builder plague plague productive-year productive-year progress progress superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
try chance event question -> ok
actors chance
try chance shuffle events 12345 -> ok
actors 1
try 1 gain f2 -> ok
try 1 gain f2 -> ok
expect step main
expect lands 1 f1=b6:2 f2=l5:3 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
