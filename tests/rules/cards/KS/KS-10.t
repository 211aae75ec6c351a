# KS-10  A Metropolis goes on a city only.
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke card 0 6a=church
poke hand 0 metropolis
try 0 build metropolis 7 -> KS-10
try 0 build metropolis 6a -> KS-10
try 0 build metropolis 8 -> KS-10
try 0 build metropolis 6 -> ok
