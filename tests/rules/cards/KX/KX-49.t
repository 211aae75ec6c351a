# KX-49  Year End: shuffle, then two resources for each Winery, for both players.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 0 6a=winery
poke cards 1 6a=winery
poke turn 5
poke step eventdie
poke die 6
poke events year-end civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year
try chance event question -> ok
actors chance
try chance shuffle events 3 -> ok
actors 0
try 0 gain f2 -> ok
try 0 gain f2 -> ok
actors 1
try 1 gain f2 -> ok
try 1 gain f2 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:3 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
