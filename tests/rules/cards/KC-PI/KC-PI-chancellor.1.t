# KC-PI-chancellor.1  Condition Town hall.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke hand 0 chancellor
try 0 play chancellor -> KC-PI-chancellor.1
poke cards 0 6a=town-hall
try 0 play chancellor -> ok
