# KC-BH-colonial-base.4  Its gold pays, counts, and can be taken and lost.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 h4=colonial-base:2
poke store 0 h2 1
try 0 bank 3$>b -> ok
expect cards 0 h4=colonial-base
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
poke cards 0 h4=colonial-base:3
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:0
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke step eventdie
poke die 5
try chance event question -> ok
expect cards 0 h4=colonial-base
