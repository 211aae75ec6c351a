# KC-BH-treasure-fleet.2  At the sun three resources of choice instead of one.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=treasure-fleet
poke die 6
try chance event sun -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
try 0 gain g1 -> ok
try 1 gain g1 -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:2
