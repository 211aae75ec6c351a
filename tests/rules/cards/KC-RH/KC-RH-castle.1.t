# KC-RH-castle.1  Each knight its owner builds costs one resource of his choice less.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke store 0 f1 3
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke hand 0 castle bodo peasant-army
poke card 1 6c=castle
poke store 0 h1 0
try 0 build castle 6a -> KB-44
poke store 0 h1 1
try 0 build castle 6a -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:0
try 0 build peasant-army 7a -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 f1 1
poke store 0 f2 0
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 0
try 0 build bodo 6c -> ok
actors 0
legal 0 name 3
try 0 name b -> KX-38
try 0 name w -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:0
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke store 0 g1 1
poke store 0 g2 1
poke hand 0 bodo
try 0 build bodo 6c -> KB-44
poke card 0 6a=castle
try 0 build bodo 6c -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
