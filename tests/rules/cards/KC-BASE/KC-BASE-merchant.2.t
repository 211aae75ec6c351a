# KC-BASE-merchant.2  Then he gives one of choice for which the other has room, also one just taken.
game cards 2
use EMPTY-STORES
poke gate 1
poke hand 0 merchant
poke store 0 f1 1
poke store 1 f1 3
poke store 1 f2 1
poke store 1 g1 1
poke store 1 g2 1
poke store 1 h1 1
poke store 1 h2 1
try 0 play merchant -> ok
try 0 name o -> ok
try 0 pass -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2
poke begun 0
poke gate 1
poke hand 0 merchant
poke store 1 f1 3
try 0 play merchant -> ok
try 0 name o -> ok
try 0 name o -> KB-75
try 0 pass -> ok
actors 0
legal 0 pay 5
try 0 pay f1 -> KB-86
try 0 pass -> KB-86
try 0 pay h1 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
