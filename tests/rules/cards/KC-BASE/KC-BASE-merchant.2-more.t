# KC-BASE-merchant.2  To an opponent who was full only a kind just taken can be given.
game cards 2
use EMPTY-STORES
poke gate 1
poke hand 0 merchant
poke store 1 f1 3
poke store 1 f2 3
poke store 1 g1 3
poke store 1 g2 3
poke store 1 h1 3
poke store 1 h2 3
try 0 play merchant -> ok
try 0 name o -> ok
try 0 name b -> ok
actors 0
try 0 pay f1 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:0
expect lands 1 f1=b6:3 f2=l5:3 g1=w4:3 g2=g2:3 h1=o3:2 h2=$1:3
