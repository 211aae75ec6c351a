# KC-BH-barbarian-stronghold.5  With more than six strength it goes to its player's pile.
game cards 2 mode=tournament,start=0
poke begun 0
poke turn 9
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke cards 0 g0=barbarian-stronghold:f 6a=goetz
poke hand 0 siegfried conrad
try 0 build siegfried 6b -> ok
expect cards 0 6a=goetz 6b=siegfried:n g0=barbarian-stronghold:f
try 0 build conrad 6c -> ok
expect cards 0 6a=goetz 6b=siegfried:n 6c=conrad:n
expect discard d1 barbarian-stronghold
