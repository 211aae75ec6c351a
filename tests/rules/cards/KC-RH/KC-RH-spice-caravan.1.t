# KC-RH-spice-caravan.1  Condition: the player holds the Mill figure and has room for two resources.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spice-caravan
poke town 0 6:2
try 0 play spice-caravan -> KC-RH-spice-caravan.1
poke card 0 6a=marketplace
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 2
try 0 play spice-caravan -> KC-RH-spice-caravan.1
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 1
# Room for two gold, but the other has one only: there is no room for two that he has.
try 0 play spice-caravan -> KC-RH-spice-caravan.1
poke store 1 h2 2
try 0 play spice-caravan -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:3
game cards 2 mode=extended,set=rh
use FULL-STORES
poke gate 1
poke hand 0 spice-caravan
poke town 0 6:2
poke card 0 6a=marketplace
poke store 0 f1 2
poke store 0 f2 2
poke store 1 f2 0
try 0 play spice-caravan -> KC-RH-spice-caravan.1
poke store 1 f2 1
try 0 play spice-caravan -> ok
# Who has one resource only loses that one.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spice-caravan
poke town 0 6:2
poke card 0 6a=marketplace
poke store 1 f1 0
poke store 1 f2 0
poke store 1 g1 0
poke store 1 g2 0
poke store 1 h1 0
try 0 play spice-caravan -> ok
expect lands 0 f1=b5:1 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:1 h2=$6:2
# By the rules of version 1 any room for two was enough.
game cards 2 rules=1,mode=extended,set=rh
use FULL-STORES
poke gate 1
poke hand 0 spice-caravan
poke town 0 6:2
poke card 0 6a=marketplace
poke store 0 h2 1
try 0 play spice-caravan -> ok
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 spice-caravan
poke town 0 6:2
poke card 0 6a=marketplace
poke store 1 f1 0
poke store 1 f2 0
poke store 1 g1 0
poke store 1 g2 0
poke store 1 h1 0
poke store 1 h2 0
try 0 play spice-caravan -> KB-54
