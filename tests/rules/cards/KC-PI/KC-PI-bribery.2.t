# KC-PI-bribery.2  Not without a free site.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=abbey 6b=garrison 6c=garrison 6d=smithy 7a=garrison 7c=sawmill
poke cards 1 6a=conrad
poke hand 0 bribery
poke store 0 h2 3
try 0 play bribery -> KC-PI-bribery.2
poke towns 0 6:3 7:1
try 0 play bribery -> ok
try 0 put g4 -> ok
expect cards 0 g4=conrad:n 6a=abbey 6b=garrison 6c=garrison 6d=smithy 7a=garrison 7c=sawmill
