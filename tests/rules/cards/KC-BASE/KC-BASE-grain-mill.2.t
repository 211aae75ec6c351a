# KC-BASE-grain-mill.2  Only production by the die is doubled, not gains of events.
game cards 2
poke begun 0
poke town 0 7:2
poke card 0 7c=grain-mill
poke card 0 7d=garrison
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:3
poke store 0 g2 0
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain g2 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
try 1 gain h1 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
