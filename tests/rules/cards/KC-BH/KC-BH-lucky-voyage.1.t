# KC-BH-lucky-voyage.1  Up to three of the kind of one own trade fleet.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=brick-fleet 6b=ore-fleet
poke cards 1 6a=gold-fleet
poke events lucky-voyage civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage
poke die 4
try chance event question -> ok
try 0 name w -> KC-BH-lucky-voyage.1
try 0 name o -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:3 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:3
