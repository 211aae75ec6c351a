# KC-BASE-civil-war.5  The active player may save his trade fleets with Sigmund, too.
game cards 2 mode=extended,set=bh
poke begun 0
poke card 0 6a=wool-fleet
poke card 0 7a=ore-fleet
poke hand 0 sigmund
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
actors 1
try 1 pass -> ok
actors 0
try 0 play sigmund -> ok
expect step main
expect cards 0 6a=wool-fleet 7a=ore-fleet
