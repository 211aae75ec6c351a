# KC-BH-colonial-base.5  Its gold is lost when the card leaves.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 h4=colonial-base:2
try 0 demolish h4 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
poke lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
poke cards 0 6a=harbor
poke hand 0 colonial-base
try 0 build colonial-base h4 -> ok
expect cards 0 h4=colonial-base:n 6a=harbor
