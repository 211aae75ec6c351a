# KC-PI-brewery.2  Once per own turn it is turned for one gold.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=brewery:1
poke store 0 h2 3
try 0 use 6a -> ok
expect cards 0 6a=brewery:2u
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
try 0 use 6a -> KC-PI-brewery.2
poke cards 0 6a=brewery:2
poke store 0 h2 0
try 0 use 6a -> KC-PI-brewery.2
poke active 1
legal 1 use none
