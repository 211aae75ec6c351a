# KC-BH-gunther.2  Two resources of choice.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 gunther
poke cards 0 6a=gold-fleet 6b=brick-fleet
try 0 play gunther -> ok
try 0 gain h1 -> ok
try 0 gain g1 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:2 h2=$6:1
poke hand 0 gunther
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 play gunther -> KB-54
