# KC-PI-court.1  Its owner suffers the robbery only with more than ten resources.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke cards 0 6a=court
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
poke lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:0 g2=g2:1 h1=o3:0 h2=$1:1
poke step eventdie
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:3
