# KC-BH-neighbourly-help.1  One forest, pasture or field beside its building is set to three.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 neighbourly-help
poke cards 0 6a=woolen-mill 6c=grain-mill 6d=sawmill
try 0 play neighbourly-help -> ok
try 0 gain f1 -> KC-BH-neighbourly-help.1
try 0 gain g2 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:3 h1=o2:1 h2=$6:1
