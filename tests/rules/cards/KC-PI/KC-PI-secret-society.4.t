# KC-PI-secret-society.4  With a Church: conditions, events, the units of its city, Metropolis.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=secret-society 6c=conrad 7a=hagen
poke cards 1 6a=church
poke copies 0 6a
poke hand 0 wedding metropolis
poke store 1 h2 2
try 0 play wedding -> ok
try 0 build metropolis 6 -> ok
poke events church-fair civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours
poke step eventdie
poke die 5
try chance event question -> ok
try 0 gain f1 -> ok
try 0 gain f1 -> ok
try 1 gain g1 -> ok
try 1 gain g2 -> ok
expect step main
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke step eventdie
poke die 5
try chance event question -> ok
expect cards 0 6a=secret-society 6c=conrad
expect hand 0 hagen!
