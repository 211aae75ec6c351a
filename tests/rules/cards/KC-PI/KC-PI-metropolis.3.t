# KC-PI-metropolis.3  Neither building, unit nor action card.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
poke cards 0 6a=church
poke hand 0 metropolis spy arsonist
poke hand 1 metropolis merchant
poke card 1 6a=bishops-seat
try 0 build metropolis 6 -> ok
expect lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
try 0 play spy -> ok
try 0 take metropolis -> KE-11
try 0 take merchant -> ok
expect lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:1
poke cards 1 -
poke towns 1 6:3 7:1
poke hand 1 bishop
try 0 play arsonist -> KB-54
