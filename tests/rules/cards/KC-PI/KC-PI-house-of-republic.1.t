# KC-PI-house-of-republic.1  Condition Town hall, and no Bailiwick there.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 house-of-republic
try 0 build house-of-republic 6a -> KC-PI-house-of-republic.1
poke cards 0 6b=town-hall 7a=bailiwick
try 0 build house-of-republic 6a -> KC-PI-house-of-republic.1
poke cards 0 6b=town-hall
poke cards 1 7a=bailiwick
try 0 build house-of-republic 6a -> ok
