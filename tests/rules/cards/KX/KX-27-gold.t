# KX-27  Gold for the Stronghold is gone before a card asks for gold or resources of its own.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke cards 0 6a=town-hall 6c=sven g0=barbarian-stronghold:f
poke cards 1 6a=conrad
poke lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:1
poke hand 0 caravan anton bribery
poke played 1
try 0 play caravan -> KB-54
try 0 play anton -> KC-BH-anton.2
try 0 use 6c -> KC-BH-sven.1
poke store 0 h2 3
try 0 play bribery -> KC-PI-bribery.1
poke store 0 h2 2
try 0 play anton -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
try 0 gain f1 -> ok
try 0 gain f1 -> ok
poke store 0 h2 1
try 0 play caravan -> ok
expect lands 0 f1=b5:1 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
