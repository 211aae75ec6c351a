# KS-09  With a Church or a Town hall, or a copy of one, a Metropolis is laid free on one's own city.
game cards 2 mode=extended,set=pi
use EMPTY-STORES
poke gate 1
poke town 0 6:2
poke town 1 6:2
poke hand 0 metropolis
try 0 build metropolis 6 -> KC-PI-metropolis.2
poke cards 1 6a=church
try 0 build metropolis 6 -> KC-PI-metropolis.2
poke cards 0 6a=secret-society
poke copies 0 6a
try 0 build metropolis 6 -> ok
expect towns 0 6:3 7:1
points 0 3
game cards 2 mode=extended,set=pi
poke begun 0
poke gate 1
poke town 0 6:2
poke cards 0 6a=town-hall
poke hand 0 metropolis
poke step begin
try 0 build metropolis 6 -> KB-26
poke step main
try 0 build metropolis 6 -> ok
