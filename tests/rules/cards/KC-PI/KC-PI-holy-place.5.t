# KC-PI-holy-place.5  A Mission makes it no cheaper: it is no sacred building.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=church 6c=mission
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 f1 1
poke hand 0 holy-place abbey
try 0 build holy-place 7a -> KB-44
poke store 0 g2 1
try 0 build holy-place 7a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
