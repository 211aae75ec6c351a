# KC-PI-bribery.1  For three gold an opposing knight moves to a free site.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=abbey 6b=garrison 6d=smithy
poke cards 1 6a=conrad 6c=pippin
poke hand 0 bribery
poke store 0 h2 2
try 0 play bribery -> KC-PI-bribery.1
poke store 0 h2 3
try 0 play bribery -> ok
try 0 hit @6c -> ok
try 0 put 6b -> KC-PI-bribery.1
try 0 put 7c -> ok
expect cards 0 6a=abbey 6b=garrison 6d=smithy 7c=pippin:n
expect cards 1 6a=conrad
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
