# KC-RH-bank.2  Only 1 if the opponent has only 1; room is needed.
game cards 2 mode=extended,set=rh
poke begun 0
poke town 0 6:2
poke card 0 6a=bank
poke store 1 f1 0
poke store 1 f2 0
poke store 1 g1 0
poke store 1 g2 1
poke store 1 h1 0
poke store 1 h2 0
poke die 6
poke step eventdie
try chance event mill -> ok
expect step main
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:2 h1=o2:1 h2=$6:2
expect lands 1 f1=b6:1 f2=l5:0 g1=w4:0 g2=g2:0 h1=o3:0 h2=$1:0
game cards 2 mode=extended,set=rh
use FULL-STORES
poke town 0 6:2
poke card 0 6a=bank
poke store 0 h1 2
poke die 6
poke step eventdie
try chance event mill -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
expect lands 1 f1=b6:2 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:0 h2=$1:1
