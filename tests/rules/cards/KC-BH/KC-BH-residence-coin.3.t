# KC-BH-residence-coin.3  With three coins own knights cost no grain and no wool.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke store 0 h1 2
poke hand 0 otto gold-fleet
poke cards 0 h3=residence-coin:2
try 0 build otto 6a -> KB-44
poke cards 0 h3=residence-coin:3
try 0 build gold-fleet 6a -> KB-44
try 0 build otto 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
