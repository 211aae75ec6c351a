# KC-BH-barbarian-stronghold.2  One action card a turn is free, each further one costs gold.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 g0=barbarian-stronghold:f
poke hand 0 merchant caravan spy
poke hand 1 bishop
try 0 play merchant -> ok
try 0 name b -> ok
try 0 pass -> ok
try 0 pay f2 -> ok
expect lands 0 f1=b5:2 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
poke store 0 h2 0
try 0 play spy -> KX-27
poke store 0 h2 1
try 0 play spy -> ok
expect lands 0 f1=b5:2 f2=l4:0 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:0
poke played 0
poke frames -
poke aside -
try 0 play caravan -> ok
