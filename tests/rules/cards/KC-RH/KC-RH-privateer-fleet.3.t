# KC-RH-privateer-fleet.3  At the sun each Privateer fleet brings its player 1 gold.
game cards 2 mode=extended,set=rh
poke begun 0
poke card 0 6a=privateer-fleet
poke card 0 7a=privateer-fleet
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain f2 -> ok
try 1 gain g1 -> ok
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
game cards 2 mode=extended,set=rh
poke begun 0
poke card 1 6a=privateer-fleet
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain f2 -> ok
try 1 gain g1 -> ok
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:2
