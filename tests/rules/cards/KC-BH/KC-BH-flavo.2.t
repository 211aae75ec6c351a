# KC-BH-flavo.2  Then he moves to a site of the opponent, who pays one gold.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6c=flavo 7a=pippin
poke cards 1 6a=abbey 6b=garrison 6d=smithy 7c=sawmill
poke die 5
try chance event knight -> ok
try 0 put @6c -> KB-17
try 0 gain f1 -> ok
try 0 put 6a -> KC-BH-flavo.2
try 0 put @6a -> KC-BH-flavo.2
try 0 put @7a -> ok
expect cards 0 7a=pippin
expect cards 1 6a=abbey 6b=garrison 6d=smithy 7a=flavo:n 7c=sawmill
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:0
expect step main
