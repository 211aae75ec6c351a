# KC-RH-raid.1  The Brigands of R&H are the same as those of the base game.
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 rh-brigands
poke hand 1 bishop
try 0 play rh-brigands -> ok
actors 1
try 1 pass -> ok
try chance attack 5 -> ok
try 0 name o -> ok
try 0 name b -> ok
expect lands 0 f1=b5:2 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:2 h2=$6:1
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 rh-brigands
poke hand 1 bishop
try 0 play rh-brigands -> ok
try 1 play bishop -> ok
try chance attack 3 -> ok
actors 1
try 1 name o -> ok
try 1 name b -> ok
expect lands 0 f1=b5:0 f2=l4:1 g1=w3:1 g2=g1:1 h1=o2:0 h2=$6:1
expect discard d0 rh-brigands bishop
game cards 2 mode=extended,set=rh
poke begun 0
poke gate 1
poke hand 0 rh-brigands
poke store 1 f1 0
poke store 1 f2 0
poke store 1 g1 0
poke store 1 g2 0
poke store 1 h1 0
poke store 1 h2 0
try 0 play rh-brigands -> KB-54
