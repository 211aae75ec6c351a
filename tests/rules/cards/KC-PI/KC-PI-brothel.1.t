# KC-PI-brothel.1  Built on a free site of an opposing city.
game cards 2 mode=extended,set=pi,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke hand 0 brothel
poke card 1 6a=abbey
try 0 build brothel 6b -> KS-04
try 0 build brothel @7a -> KB-24
try 0 build brothel @6a -> KB-44
try 0 build brothel @6b -> ok
expect cards 1 6a=abbey 6b=brothel:fn
