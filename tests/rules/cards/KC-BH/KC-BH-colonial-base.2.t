# KC-BH-colonial-base.2  When the landscape's number is rolled it gains one gold, up to three.
game cards 2 mode=tournament,start=0
use EVENT
poke cards 0 h4=colonial-base 7c=goods-exchange
poke towns 0 6:2 7:2
poke store 0 h2 0
poke die 6
try chance event club -> ok
expect cards 0 h4=colonial-base:1 7c=goods-exchange
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
poke cards 0 h4=colonial-base:3
poke step eventdie
try chance event club -> ok
expect cards 0 h4=colonial-base:3
