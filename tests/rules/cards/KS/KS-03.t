# KS-03  A Metropolis is permanent.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:3 7:1
poke card 0 6a=garrison
poke cards 1 6a=garrison
poke hand 1 arsonist
try 0 demolish 6 -> KB-46
try 0 demolish 6a -> ok
poke active 1
try 1 play arsonist -> KB-54
expect towns 0 6:3 7:1
