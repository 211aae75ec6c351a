# KX-15  Bribery: a knight of the other to any free site, Metropolis sites too; conditions are not asked.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:3 7:1
poke cards 0 6a=sawmill
poke cards 1 6a=sven 6c=roland 7a=johanna
poke hand 0 bribery
poke store 0 h2 2
try 0 play bribery -> KC-PI-bribery.1
poke store 0 h2 3
try 0 play bribery -> ok
legal 0 hit 2
try 0 hit @7a -> KB-58
try 0 hit @6a -> ok
legal 0 put 9
try 0 put 6a -> KC-PI-bribery.1
try 0 put f3 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
expect cards 0 f3=sven:n 6a=sawmill
expect cards 1 6c=roland 7a=johanna
poke store 0 h2 3
try 0 use f3 -> KC-BH-sven.2
try 0 demolish f3 -> ok
expect discard d0 sven bribery
