# KC-BASE-civil-war.3  A working Church, or a society using one, protects the units of its city.
game cards 2 mode=extended,set=pi
poke begun 0
poke town 1 6:2
poke card 1 6a=church
poke card 1 6b=hagen
poke card 1 7a=conrad
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 conrad!
expect cards 1 6a=church 6b=hagen
game cards 2 mode=extended,set=pi
poke begun 0
poke town 0 7:2
poke town 1 6:2
poke card 0 7a=church
poke card 1 6a=secret-society
poke copies 1 7a
poke card 1 6c=hagen
poke card 1 7a=conrad
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 conrad!
expect cards 1 6a=secret-society 6c=hagen
game cards 2 mode=extended,set=pi
poke begun 1
poke town 1 6:2
poke card 1 6a=church
poke hand 1 metropolis
try 1 build metropolis 6 -> ok
poke card 1 f3=hagen
poke card 1 g4=conrad
poke card 1 7c=otto
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 otto!
game cards 2 mode=extended,set=pi
poke begun 1
poke gate 1
poke towns 1 6:2 7:2
poke card 1 6a=church
poke hand 1 metropolis
try 1 build metropolis 7 -> ok
poke card 1 g3=hagen
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 hagen!
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke town 0 6:2
poke town 1 6:2
poke card 0 6a=church
poke card 1 6a=church
poke card 1 6b=hagen
poke hand 0 dogma
try 0 play dogma -> ok
expect cards 1 6a=church:d 6b=hagen
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect hand 1 hagen!
