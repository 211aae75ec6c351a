# KB-33  Successful year: each player gains one resource of choice.
game cards 2
poke begun 0
poke step eventdie
poke die 6
try chance event sun -> ok
legal 0 gain 6
try 0 pass -> KB-17
try 0 gain f2 -> ok
actors 1
try 1 gain g1 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
