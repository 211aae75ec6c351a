# KC-BASE-scout.1  A founder chooses both landscapes; then the stack is shuffled.
game cards 2
poke begun 0
poke roads 0 g0 h0
poke hand 0 scout
try 0 build settlement 8 -> ok
actors 0
try 0 play scout -> ok
view 0 expect landstack g3:0 g4:0 o4:0 o5:0 w5:0 w6:0 l6:0 l1:0 b1:0 b2:0 $3:0
try 0 land b2 i1 -> ok
try 0 land b1 i1 -> KB-77
try 0 land $3 i2 -> ok
actors chance
try chance shuffle lands 12 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1 i1=b2:0 i2=$3:0
view 0 expect landstack ? ? ? ? ? ? ? ? ?
expect discard d0 scout
expect step main
