# KC-BH-barbarian-stronghold.2  The gold is not given back when the card fails.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 g0=barbarian-stronghold:f
poke cards 1 6a=watchtower
poke hand 0 spy
poke hand 1 merchant
poke played 1
try 0 play spy -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
try 1 use 6a -> ok
try chance watch 1 -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
