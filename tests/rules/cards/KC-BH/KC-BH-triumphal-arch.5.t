# KC-BH-triumphal-arch.5  In the extended game it is an open card.
game cards 2 mode=extended,set=bh,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 build triumphal-arch 6a -> ok
expect display harbor bh-harbor triumphal-arch
try 0 demolish 6a -> ok
expect display harbor bh-harbor triumphal-arch triumphal-arch
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
try 0 build triumphal-arch 6a -> KB-44
