# KX-34  Robbery counts Colonial gold, not Residence tokens, nor beside Garrisons; then Baroc's ore.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke cards 0 6a=harbor h4=colonial-base:1 h3=residence-coin:3
poke turn 5
poke step eventdie
poke die 6
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
poke turn 5
poke step eventdie
poke die 1
poke card 0 h4=colonial-base:1
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:0 g2=g1:2 h1=o2:0 h2=$6:2
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke cards 1 6a=baroc
poke turn 5
poke step eventdie
poke die 2
try chance event club -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:2 h1=o3:2 h2=$1:1
poke store 1 h1 3
poke store 1 f1 0
poke store 1 g2 1
poke turn 5
poke step eventdie
poke die 2
try chance event club -> ok
expect lands 1 f1=b6:0 f2=l5:1 g1=w4:1 g2=g2:2 h1=o3:3 h2=$1:1
poke cards 0 g0=barbarian-stronghold:f
poke store 1 h1 0
poke turn 5
poke step eventdie
poke die 2
try chance event club -> ok
expect lands 1 f1=b6:0 f2=l5:1 g1=w4:1 g2=g2:3 h1=o3:2 h2=$1:1
