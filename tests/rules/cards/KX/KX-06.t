# KX-06  Production: 1; 2 with a doubler or Goods exchange, both at most 3; House of the Republic 3.
game cards 2 mode=tournament,sets=rh+pi+bh
use EMPTY-STORES
poke gate 1
poke towns 0 6:2 7:1
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6c=sawmill
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:2 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6c=goods-exchange
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:2 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6c=goods-exchange 6d=sawmill
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:3 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6c=house-of-republic
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke turn 1
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:3 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke turn 1
poke step eventdie
poke die 5
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
