# KC-BASE-civil-war.4  Order castle and Flagship protect; protected units cannot be chosen.
game cards 2 mode=extended,set=pi
poke begun 0
poke card 1 6a=otto
poke card 1 6c=order-castle
poke card 1 7a=walter
poke card 1 7c=conrad
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
legal 0 hit 2
try 0 hit @6a -> KC-BASE-civil-war.4
try 0 hit @7a -> ok
expect hand 1 walter!
game cards 2 mode=extended,set=pi
poke begun 0
poke card 1 6a=otto
poke card 1 6c=order-castle
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end mendicant-friars good-neighbours church-fair
poke die 6
poke step eventdie
try chance event question -> ok
expect cards 1 6a=otto 6c=order-castle
game cards 2 mode=extended,set=bh
poke begun 0
poke town 1 6:2
poke card 1 6a=flagship
poke card 1 6c=wool-fleet
poke card 1 7a=brick-fleet
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect hand 1 brick-fleet!
expect cards 1 6a=flagship 6c=wool-fleet
game cards 2 mode=extended,set=bh
poke begun 0
poke town 1 6:2
poke card 1 6a=flagship
poke card 1 6c=hagen
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect hand 1 hagen!
