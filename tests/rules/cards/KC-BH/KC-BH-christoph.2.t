# KC-BH-christoph.2  One kind with a trade fleet is traded 1:1 this turn.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6b=harbor
poke hand 0 christoph
try 0 play christoph -> KC-BH-christoph.2
poke cards 0 6a=ore-fleet 6b=harbor 6c=gold-fleet
try 0 play christoph -> ok
try 0 name b -> KC-BH-christoph.2
try 0 name o -> ok
try 0 bank $>b -> KB-49
try 0 bank o>b -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:1
poke hand 0 spy spy spy
try 0 end -> ok
try 0 end -> ok
expect not cheap o
