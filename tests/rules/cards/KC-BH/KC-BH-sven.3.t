# KC-BH-sven.3  Only when a Merchant could be played.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=sven
poke towns 1 6:1 7:1
poke gate 0
try 0 use 6a -> KC-BH-sven.3
poke gate 1
poke lands 1 f1=b6:0 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
try 0 use 6a -> KC-BH-sven.3
poke store 1 f1 1
try 0 use 6a -> ok
