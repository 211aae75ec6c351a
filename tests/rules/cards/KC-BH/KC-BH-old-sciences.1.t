# KC-BH-old-sciences.1  Condition Library.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke hand 0 old-sciences
poke discard d0 spy
try 0 play old-sciences -> KC-BH-old-sciences.1
poke cards 0 6a=library
try 0 play old-sciences -> ok
