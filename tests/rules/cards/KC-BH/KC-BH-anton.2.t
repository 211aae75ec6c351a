# KC-BH-anton.2  One gold for two other resources of choice.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 anton
poke store 0 h2 0
try 0 play anton -> KC-BH-anton.2
poke store 0 h2 1
try 0 play anton -> ok
try 0 gain h2 -> KB-17
try 0 gain f1 -> ok
try 0 gain f1 -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 anton
try 0 play anton -> KB-54
