# KB-46  Roads, settlements, cities and a Metropolis are never demolished or destroyed.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke towns 1 6:2 7:1
poke card 0 6a=church
poke card 1 6a=garrison
poke hand 0 arsonist metropolis
try 0 build metropolis 6 -> ok
expect towns 0 6:3 7:1
try 0 demolish 6 -> KB-46
try 0 demolish 7 -> KB-46
try 0 demolish g0 -> KB-46
try 0 play arsonist -> ok
try 1 pass -> ok
try chance attack 1 -> ok
expect towns 1 6:2 7:1
expect roads 1 g0
expect cards 1 -
expect hand 1 garrison!
