# KC-BASE-civil-war.5  Sigmund, played before the choice, protects all trade fleets of his player.
game cards 2 mode=extended,set=bh
poke begun 0
poke card 1 6a=wool-fleet
poke card 1 7a=hagen
poke hand 1 sigmund
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
actors 1
try 1 play sigmund -> ok
actors 0
try 0 pass -> ok
expect cards 1 6a=wool-fleet
expect hand 1 hagen!
expect discard d0 sigmund
game cards 2 mode=extended,set=bh
poke begun 0
poke card 1 6a=wool-fleet
poke card 1 7a=hagen
poke hand 1 sigmund
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
try 1 pass -> ok
legal 0 hit 2
try 0 hit @6a -> ok
try 0 pass -> ok
expect hand 1 wool-fleet! sigmund
