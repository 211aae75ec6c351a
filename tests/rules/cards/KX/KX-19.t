# KX-19  A Secret society counts as one building of its target's name, but not for the display or a Mission.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:2 7:1
poke cards 1 6a=church 6b=library
poke hand 0 secret-society wedding metropolis
try 0 play wedding -> KC-PI-wedding.1
try 0 build secret-society 6a -> ok
legal 0 hit 2
try 0 hit @6a -> ok
expect copies 0 6a
points 0 4
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 0
try 0 play wedding -> ok
expect lands 0 f1=b5:3 f2=l4:3 g1=w3:3 g2=g1:3 h1=o2:3 h2=$6:1
poke hand 0 metropolis
poke card 0 6b=conrad
poke card 0 7a=hagen
poke turn 5
poke step eventdie
poke die 5
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect cards 0 6a=secret-society:n 6b=conrad
poke store 0 f1 1
poke store 0 f2 1
poke store 0 g1 1
poke store 0 g2 1
poke store 0 h1 1
poke store 0 h2 1
poke turn 5
poke step eventdie
poke die 5
poke events church-fair civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 0 gain h2 -> ok
try 0 gain h1 -> ok
try 1 gain h2 -> ok
try 1 gain h2 -> ok
expect step main
try 0 build metropolis 6 -> ok
poke hand 1 dogma dogma
poke active 1
try 1 play dogma -> KC-BH-dogma.2
game cards 2 mode=extended,set=pi
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:2 7:1
poke cards 0 6a=secret-society 6b=mission
poke cards 1 6a=church
poke copies 0 6a
poke store 0 f2 2
poke store 0 g1 2
poke store 0 h1 2
poke store 0 h2 1
try 0 build church 6c -> ok
try 0 name b -> ok
expect cards 0 6a=secret-society 6b=mission 6c=church:n
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:2
poke towns 1 6:2 7:1
poke cards 1 6a=secret-society 6b=church
poke hand 0 secret-society
try 0 build secret-society 6a -> ok
expect copies 0 6b
