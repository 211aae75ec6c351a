# KC-BASE-merchant.1  Take one or two resources of choice from the opponent, with room for them.
game cards 2
poke begun 0
poke gate 1
poke hand 0 merchant merchant
poke store 0 f1 3
try 0 play merchant -> ok
try 0 pass -> KB-75
try 0 name b -> KB-19
try 0 name o -> ok
try 0 name o -> KB-75
try 0 name g -> ok
try 0 pay f2 -> ok
expect lands 0 f1=b5:3 f2=l4:0 g1=w3:1 g2=g1:2 h1=o2:2 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:0 h1=o3:0 h2=$1:1
try 0 play merchant -> ok
try 0 name w -> ok
try 0 pass -> ok
try 0 pay g1 -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:0 g1=w3:1 g2=g1:2 h1=o2:2 h2=$6:1
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:0 h1=o3:0 h2=$1:1
