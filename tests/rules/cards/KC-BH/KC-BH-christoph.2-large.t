# KC-BH-christoph.2  Of a Large trade fleet the left or the right landscape's kind.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=large-trade-fleet 6b=harbor 6c=gold-fleet
poke hand 0 christoph
try 0 play christoph -> ok
try 0 name $ -> ok
poke hand 0 christoph
try 0 play christoph -> ok
try 0 hit 6c -> KC-BH-christoph.2
try 0 hit 6a -> ok
try 0 name o -> KC-BH-christoph.2
try 0 name w -> ok
expect cheap w 6a
try 0 bank w>o 6a -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:0 g2=g1:1 h1=o2:2 h2=$6:1
try 0 bank b>o 6a -> KX-37
