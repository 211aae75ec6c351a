# KC-BASE-brick-factory.1  Adjacent hills gain 2 when their number is rolled, never beyond 3.
game cards 2
poke begun 0
poke hand 0 brick-factory
poke store 0 f1 0
poke store 0 f2 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h2 0
try 0 build brick-factory 6a -> KB-44
poke store 0 f1 1
try 0 build brick-factory 6a -> ok
expect cards 0 6a=brick-factory:n
poke step die
try chance die 5 -> ok
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:2 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
poke step die
try chance die 5 -> ok
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:0 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke step die
try chance die 3 -> ok
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:0 g1=w3:1 g2=g1:0 h1=o2:0 h2=$6:0
game cards 2
poke begun 0
poke card 0 6c=brick-factory
poke step die
try chance die 5 -> ok
try chance event club -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
