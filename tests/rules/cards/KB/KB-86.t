# KB-86  Losses of choice are chosen by the loser one by one; who has fewer loses fewer.
game cards 2 mode=extended,set=bh
poke begun 0
poke step eventdie
poke die 6
poke cards 0 6a=abbey 7a=abbey
poke store 0 f1 2
poke events superstition civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
try chance event question -> ok
actors 0
try 0 pass -> KB-86
try 0 pay f1 -> ok
actors 0
try 0 pay f1 -> ok
expect step main
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
poke step eventdie
poke events superstition civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 1
poke die 5
try chance event question -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
