# KC-BH-flavo.1  When the knight is rolled each landscape beside him gains one.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke cards 0 6c=flavo
poke store 1 h2 0
poke step eventdie
poke die 6
try chance event knight -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:2
expect cards 0 6c=flavo
