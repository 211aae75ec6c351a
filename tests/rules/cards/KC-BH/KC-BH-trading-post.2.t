# KC-BH-trading-post.2  One of the kind when an adjacent number is rolled, full or doubled.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 1 6a=trading-post:f 6b=woolen-mill
poke lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
poke die 4
try chance event mill -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:0 f2=l5:0 g1=w4:2 g2=g2:0 h1=o3:0 h2=$1:0
poke store 1 g1 3
poke step eventdie
try chance event mill -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:3 g2=g1:1 h1=o2:1 h2=$6:1
poke step eventdie
poke die 2
try chance event mill -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:3 g2=g1:1 h1=o2:2 h2=$6:1
