# KC-BASE-counting-house.1  The Counting house is worth 3 commerce.
game cards 2
poke begun 0
poke town 0 6:2
poke hand 0 counting-house
poke store 0 f2 0
poke store 0 h1 0
poke store 0 h2 0
points 0 3
try 0 build counting-house 6a -> KB-44
poke store 0 g1 2
try 0 build counting-house 7a -> KB-24
try 0 build counting-house 6b -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
points 0 4
json 0 "strength":0,"joust":0,"commerce":3,
