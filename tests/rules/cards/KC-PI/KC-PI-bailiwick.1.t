# KC-PI-bailiwick.1  Not where a House of the Republic lies.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke cards 0 6a=town-hall 6b=house-of-republic
poke hand 0 bailiwick
try 0 build bailiwick 7a -> KC-PI-bailiwick.1
poke cards 0 6a=town-hall
poke card 1 6b=house-of-republic
try 0 build bailiwick 7a -> ok
