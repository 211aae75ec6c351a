# KC-PI-bailiwick.2  One resource after the production of each of the player's turns.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 7a=bailiwick
poke store 0 f1 3
poke step die
try chance die 5 -> ok
try chance event mill -> ok
actors 0
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
try 0 gain f1 -> KB-14
try 0 gain h1 -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:1
poke cards 0 -
poke cards 1 7a=bailiwick
poke step die
try chance die 5 -> ok
try chance event mill -> ok
expect step main
actors 0
