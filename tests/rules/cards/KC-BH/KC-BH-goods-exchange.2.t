# KC-BH-goods-exchange.2  Landscapes beside it yield double, with a doubler fourfold, up to 3.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6a=goods-exchange
poke die 5
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6a=goods-exchange 7a=woolen-mill
poke step eventdie
poke die 3
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:3 g2=g1:0 h1=o2:0 h2=$6:0
