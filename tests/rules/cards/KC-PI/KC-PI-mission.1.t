# KC-PI-mission.1  Sacred buildings cost one resource of choice less.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 f1 1
poke store 0 h1 1
poke hand 0 abbey order-castle bishops-seat
try 0 build abbey 7a -> KB-44
poke cards 0 6c=mission
try 0 build abbey 7a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 build order-castle 7c -> ok
try 0 name l -> KX-38
try 0 name o -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 g2 2
poke store 0 h1 2
try 0 build bishops-seat 6a -> ok
poke store 0 f1 1
poke store 0 g2 2
poke store 0 h1 1
try 0 build church 6b -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
