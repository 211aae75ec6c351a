# KC-BH-flavo.3  On a Metropolis site he has one landscape.
game cards 2 mode=tournament,start=0
use EVENT
poke towns 0 6:3 7:1
poke cards 0 f3=flavo
poke store 1 h2 0
poke die 6
try chance event knight -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
