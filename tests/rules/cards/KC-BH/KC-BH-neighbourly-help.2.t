# KC-BH-neighbourly-help.2  Not without such a landscape that has room.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 neighbourly-help
poke cards 0 6a=brick-factory 6c=woolen-mill 7a=foundry
try 0 play neighbourly-help -> KC-BH-neighbourly-help.2
poke cards 0 6a=woolen-mill
poke store 0 g1 3
try 0 play neighbourly-help -> KC-BH-neighbourly-help.2
poke store 0 g1 0
try 0 play neighbourly-help -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:1 h2=$6:1
