# KC-BASE-sawmill.1  Adjacent forests gain 2 when their number is rolled, never beyond 3.
game cards 2
poke begun 0
poke hand 0 sawmill
poke store 0 f1 0
poke store 0 g1 0
poke store 0 g2 0
poke store 0 h1 0
poke store 0 h2 0
try 0 build sawmill 6c -> KB-44
poke store 0 f2 2
try 0 build sawmill 6c -> ok
expect cards 0 6c=sawmill:n
poke step die
try chance die 4 -> ok
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:2 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
expect lands 1 f1=b6:1 f2=l5:1 g1=w4:2 g2=g2:1 h1=o3:1 h2=$1:1
poke step die
try chance die 4 -> ok
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:3 g1=w3:0 g2=g1:0 h1=o2:0 h2=$6:0
poke step die
try chance die 1 -> ok
try chance event club -> ok
expect lands 0 f1=b5:0 f2=l4:3 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:0
game cards 2
poke begun 0
poke card 0 7c=sawmill
poke step die
try chance die 4 -> ok
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:2 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
