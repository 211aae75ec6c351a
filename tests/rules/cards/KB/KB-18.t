# KB-18  Of what is taken the taker names the kind, the victim chooses the landscape.
game cards 2
poke begun 0
poke town 0 6:2
poke card 0 6a=marketplace
poke towns 1 6:1 7:1 8:1
poke roads 1 g0 h0
poke land 1 i1=b1:2
poke land 1 i2=l6:0
poke step eventdie
poke turn 5
poke die 1
try chance event mill -> ok
actors 0
try 0 name b -> ok
actors 1
try 1 pay f2 -> KB-16
try 1 pay i1 -> ok
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:2 i1=b1:2 i2=l6:0
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:1
