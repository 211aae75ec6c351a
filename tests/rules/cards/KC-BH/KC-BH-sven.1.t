# KC-BH-sven.1  For one gold he acts as a Merchant and is then discarded.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=sven
poke store 0 h2 0
try 0 use 6a -> KC-BH-sven.1
poke store 0 h2 1
try 0 use 6a -> ok
expect cards 0 -
expect discard d0 sven
expect played 1
try 0 name b -> ok
try 0 name l -> ok
try 0 pay g1 -> ok
expect lands 0 f1=b5:2 f2=l4:2 g1=w3:0 g2=g1:1 h1=o2:1 h2=$6:0
expect lands 1 f1=b6:0 f2=l5:0 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
