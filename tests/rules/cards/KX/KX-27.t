# KX-27  Stronghold: one action card of a turn is free, each further one costs a gold, Scout and Sven too.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke cards 0 g0=barbarian-stronghold:f 6a=sven
poke roads 0 g0 h0
poke hand 0 brigands scout merchant
try 0 play merchant -> ok
try 0 name b -> ok
try 0 name l -> ok
try 0 pay f1 -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
expect played 1
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 0
try 0 play brigands -> KX-27
try 0 use 6a -> KC-BH-sven.1
try 0 build settlement 8 -> ok
try 0 play scout -> KX-27
try 0 pass -> ok
try 0 land g3 i1 -> ok
poke store 0 h2 2
try 0 use 6a -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:0 i1=g3:0 i2=g4:0
try 0 name b -> ok
try 0 pass -> ok
try 0 pay f1 -> ok
expect played 2
poke store 0 h2 1
poke hand 0 brigands
try 0 play brigands -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:0 i1=g3:0 i2=g4:0
try 1 pass -> ok
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke cards 0 6a=smithy
poke cards 1 6a=karl
poke hand 0 barbarian-stronghold
poke store 0 h1 2
try 0 build barbarian-stronghold @g0 -> KX-27
poke cards 1 6a=conrad
try 0 build barbarian-stronghold @h0 -> KS-02
try 0 build barbarian-stronghold @g0 -> ok
expect cards 1 6a=conrad g0=barbarian-stronghold:fn
