# KC-RH-spice-caravan.2  He takes two resources of choice from the opponent.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spice-caravan
poke town 0 6:2
poke card 0 6a=marketplace
poke store 1 f1 2
try 0 play spice-caravan -> ok
actors 0
try 0 name b -> ok
try 0 name b -> ok
expect step main
expect lands 0 f1=b5:3 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:1
expect lands 1 f1=b6:0 f2=l5:1 g1=w4:1 g2=g2:1 h1=o3:1 h2=$1:1
expect discard d0 spice-caravan
