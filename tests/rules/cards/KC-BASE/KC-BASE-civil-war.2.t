# KC-BASE-civil-war.2  After a Civil War both players obey their hand limits at once.
game cards 2
poke begun 0
poke card 0 6a=conrad
poke card 1 6a=hagen
poke hand 0 spy scout bishop
poke hand 1 arsonist merchant alchemist
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
try 0 pass -> KB-64
try 0 bury scout 1 -> ok
actors 1
try 1 bury hagen 2 -> ok
expect hand 0 spy bishop conrad
expect hand 1 arsonist alchemist merchant
expect step main
game cards 2
poke begun 0
poke card 1 6a=hagen
poke hand 1 arsonist merchant
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
expect hand 1 arsonist merchant hagen!
