# KC-BASE-woolen-mill.1  Adjacent pastures gain 2 when their number is rolled, never beyond 3.
game cards 2
poke begun 0
poke hand 0 woolen-mill
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
try 0 build woolen-mill 7a -> KB-44
poke store 0 f1 1
try 0 build woolen-mill 7a -> ok
expect cards 0 7a=woolen-mill:n
poke step die
try chance die 3 -> ok
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:2 g2=g1:0 h1=o2:0 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:2 h2=$1:1
poke step die
try chance die 3 -> ok
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:3 g2=g1:0 h1=o2:0 h2=$6:0
poke step die
try chance die 2 -> ok
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:0 g1=w3:3 g2=g1:0 h1=o2:1 h2=$6:0
game cards 2
poke begun 0
poke card 0 6c=woolen-mill
poke step die
try chance die 3 -> ok
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:1
