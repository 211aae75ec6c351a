# KC-RH-large-trade-fleet.2  On a Metropolis site only the one adjacent landscape counts.
game cards 2 mode=tournament
try chance shuffle lands 1 -> ok
poke begun 0
poke gate 1
poke town 0 6:2
poke card 0 6a=church
poke hand 0 metropolis
try 0 build metropolis 6 -> ok
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke card 0 f3=large-trade-fleet
try 0 bank 2w>g f3 -> KX-37
try 0 bank 2l>g f3 -> KX-37
try 0 bank 2b>g f3 -> ok
expect lands 0 f1=b5:1 f2=l4:3 g1=w3:3 g2=g1:2 h1=o2:1 h2=$6:1
