# KB-41  A settlement brings two landscapes; which lies above is decided after seeing the first.
game cards 2
poke begun 0
poke roads 0 g0 h0
try 0 build settlement 8 -> ok
try 0 pass -> ok
view 0 expect landstack ? ? ? ? ? ? ? ? ? ?
try 0 land g4 i1 -> KB-41
try 0 land g3 h1 -> KB-41
try 0 land g3 i2 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1 i1=g4:0 i2=g3:0
game cards 2
poke begun 0
poke roads 0 g0 h0
poke hand 0 scout
try 0 build settlement 8 -> ok
try 0 play scout -> ok
try 0 land b1 i1 -> ok
try 0 land $3 i2 -> ok
actors chance
try chance shuffle lands 5 -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:1 h2=$6:1 i1=b1:0 i2=$3:0
expect not landstack g3 g4 o4 o5 w5 w6 l6 l1 b2
view 0 expect landstack ? ? ? ? ? ? ? ? ?
