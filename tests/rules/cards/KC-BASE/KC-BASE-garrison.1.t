# KC-BASE-garrison.1  Its two adjacent landscapes are left out of the robbery count.
game cards 2
use FULL-STORES
poke turn 5
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 2
poke store 0 g2 1
poke store 0 h1 1
poke card 0 6a=garrison
poke die 6
poke step eventdie
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:3
game cards 2
use FULL-STORES
poke turn 5
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 2
poke store 0 g2 1
poke store 0 h1 1
poke card 0 6c=garrison
poke die 6
poke step eventdie
try chance event club -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:2 g2=g1:1 h1=o2:1 h2=$6:3
game cards 2
use FULL-STORES
poke turn 5
poke store 0 g1 2
poke store 0 g2 0
poke store 0 h1 1
poke card 0 6a=garrison
poke card 1 6c=garrison
poke die 6
poke step eventdie
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:2 g2=g1:0 h1=o2:1 h2=$6:3
game cards 2
use FULL-STORES
poke turn 5
poke store 0 g1 2
poke store 0 g2 1
poke store 0 h1 2
poke card 0 6a=garrison
poke die 6
poke step eventdie
try chance event club -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:0 g2=g1:1 h1=o2:0 h2=$6:3
