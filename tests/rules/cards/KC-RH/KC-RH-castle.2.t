# KC-RH-castle.2  Two Castles make it two less, never below zero and without refund.
game cards 2 mode=extended,set=rh
use EMPTY-STORES
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke hand 0 siegfried conrad bodo
poke card 0 6a=castle
poke card 0 7a=castle
try 0 build bodo 6c -> ok
try 0 name g -> ok
try 0 name g -> KX-38
try 0 name o -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:0
try 0 build siegfried 7c -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:0
poke cards 0 6a=castle 7a=castle
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
poke hand 0 conrad
try 0 build conrad 7c -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
