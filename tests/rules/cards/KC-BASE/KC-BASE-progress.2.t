# KC-BASE-progress.2  At Progress the active player chooses first.
game cards 2
poke begun 0
poke card 0 6a=abbey
poke card 1 6a=abbey
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 1 gain g1 -> KB-26
try 0 gain f2 -> ok
actors 1
try 1 gain g1 -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
