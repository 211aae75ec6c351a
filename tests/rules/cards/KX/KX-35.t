# KX-35  Sun: the active player first, for each the Palace choice first, then gold; in both turns.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke active 1
poke towns 0 6:2 7:1
poke cards 0 6a=palace 6b=customs-station
poke cards 1 6a=privateer-fleet
poke discard d0 spy
poke turn 5
poke step eventdie
poke die 5
try chance event sun -> ok
actors 1
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
try 1 gain f1 -> ok
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:2
actors 0
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 choose 1 -> ok
try 0 take spy -> ok
expect hand 0 spy!
expect step main
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:3
