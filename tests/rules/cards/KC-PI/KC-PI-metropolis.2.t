# KC-PI-metropolis.2  Condition Church or Town hall.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 metropolis
try 0 build metropolis 6 -> KC-PI-metropolis.2
poke cards 0 6a=library
try 0 build metropolis 6 -> KC-PI-metropolis.2
poke cards 0 6a=church
legal 0 build 1
poke cards 0 6a=town-hall
try 0 build metropolis 6 -> ok
