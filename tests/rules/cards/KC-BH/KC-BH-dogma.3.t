# KC-BH-dogma.3  When its player rolls "?" it leaves after the event; two leave together.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 1 6a=library:d 6b=church:d
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
try chance event question -> ok
expect step main
expect cards 1 6a=library 6b=church
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
expect discard d0 dogma dogma
poke cards 1 6a=library:d
poke active 1
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke step eventdie
poke die 6
try chance event question -> ok
expect cards 1 6a=library:d
poke active 0
poke step eventdie
try chance event club -> ok
expect cards 1 6a=library:d
