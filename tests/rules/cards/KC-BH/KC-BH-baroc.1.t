# KC-BH-baroc.1  One ore after a robbery, two with a stronghold at the opponent's.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 1 6a=baroc
poke die 6
try chance event club -> ok
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
poke cards 0 g0=barbarian-stronghold:f
poke store 1 h1 0
poke step eventdie
try chance event club -> ok
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
poke turn 4
poke step eventdie
try chance event club -> ok
expect lands 1 f1=b6:3 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
