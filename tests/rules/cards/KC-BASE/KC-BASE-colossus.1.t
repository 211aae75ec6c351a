# KC-BASE-colossus.1  The Colossus is worth 2 victory points.
game cards 2
use EMPTY-STORES
poke town 0 6:2
poke hand 0 colossus
poke store 0 f1 3
poke store 0 g2 3
poke store 0 h1 2
points 0 3
try 0 build colossus 6a -> KB-44
poke store 0 h1 3
try 0 build colossus 7a -> KB-24
try 0 build colossus 6b -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
points 0 5
json 0 "strength":0,"joust":0,"commerce":0,
