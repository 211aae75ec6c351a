# KC-PI-wedding.2  The opponent hands over as much gold as the player has room for.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=church
poke hand 0 wedding wedding
poke store 0 h2 0
poke store 1 h2 2
try 0 play wedding -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:0
poke store 1 h2 3
try 0 play wedding -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:2
poke hand 0 wedding
try 0 play wedding -> KB-54
