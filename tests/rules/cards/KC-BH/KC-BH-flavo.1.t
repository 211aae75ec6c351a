# KC-BH-flavo.1  When the knight is rolled each landscape beside him gains one.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6c=flavo
poke store 1 h2 0
poke die 6
try chance event knight -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:2
expect cards 0 6c=flavo
