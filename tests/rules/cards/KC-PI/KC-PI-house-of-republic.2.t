# KC-PI-house-of-republic.2  An adjacent landscape whose number is rolled is set to three.
game cards 2 mode=extended,set=pi,start=0
use EVENT
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke cards 0 6a=house-of-republic
poke die 5
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke step eventdie
poke die 4
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
