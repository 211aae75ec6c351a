# KX-16  Dogma on the only Church: nothing that needs one; it protects nobody and has no festival.
game cards 2 mode=tournament,sets=rh+pi+bh
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:1
poke cards 0 6a=church:d 6b=conrad
poke hand 0 metropolis holy-place johanna wedding
try 0 build metropolis 6 -> KC-PI-metropolis.2
try 0 build holy-place 7a -> KC-PI-holy-place.1
try 0 build johanna 7a -> KC-BH-johanna.1
try 0 play wedding -> KC-PI-wedding.1
poke turn 5
poke step eventdie
poke die 6
poke events church-fair civil-war civil-war conflict conflict master-builder master-builder plague plague plague productive-year productive-year year-end
try chance event question -> ok
expect step main
poke turn 5
poke step eventdie
poke die 6
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect cards 0 6a=church:d
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:2 7:1
poke cards 0 6a=church 6b=conrad
poke hand 0 metropolis holy-place johanna wedding
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
try 0 build holy-place 7a -> ok
try 0 build johanna 7c -> ok
poke card 0 6a=church:d
expect cards 0 6a=church:d 6b=conrad 7a=holy-place:n 7c=johanna:n
poke hand 0 metropolis
poke card 0 6a=church
try 0 build metropolis 6 -> ok
