# KC-BASE-foundry.2  Only production by the die is doubled, not gains of events.
game cards 2
poke begun 0
poke town 0 7:2
poke card 0 7a=foundry
poke card 0 7b=garrison
poke events productive-year civil-war conflict master-builder plague plague productive-year progress progress year-end
poke die 3
poke step eventdie
try chance event question -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:2 h2=$6:1
poke store 0 h1 0
poke die 5
poke step eventdie
try chance event sun -> ok
try 0 gain h1 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:1 h2=$6:1
try 1 gain h1 -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:3 g2=g1:1 h1=o2:1 h2=$6:1
