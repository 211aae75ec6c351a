# KB-77  Scout: after the settlement is paid and placed; then landscapes, then the shuffle.
game cards 2
poke begun 0
poke roads 0 g0 h0
poke hand 0 scout
try 0 play scout -> KB-53
try 0 build settlement 8 -> ok
expect towns 0 6:1 7:1 8:1
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1
actors 0
try 0 play scout -> ok
view 0 expect landstack g3:0 g4:0 o4:0 o5:0 w5:0 w6:0 l6:0 l1:0 b1:0 b2:0 $3:0
try 0 land b5 i1 -> KB-77
try 0 land o5 i2 -> ok
try 0 land w6 i2 -> KB-77
try 0 land o5 i1 -> KB-77
try 0 land w6 i1 -> ok
try chance shuffle lands 9 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1 i1=w6:0 i2=o5:0
expect discard d0 scout
game cards 2
poke begun 0
poke roads 0 g0 h0
try 0 build settlement 8 -> ok
try 0 pass -> ok
legal 0 land 2
try 0 land g3 i1 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1 i1=g3:0 i2=g4:0
expect step main
