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
