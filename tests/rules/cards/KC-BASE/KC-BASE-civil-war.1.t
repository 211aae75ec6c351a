# KC-BASE-civil-war.1  Each returns a knight or trade fleet of the other's choice; active first.
game cards 2
poke begun 0
poke card 0 6a=conrad
poke card 0 7a=falk
poke card 1 6a=hagen
poke card 1 6c=garrison
poke card 1 7a=wool-fleet
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
actors 0
legal 0 hit 2
try 0 hit @6c -> KC-BASE-civil-war.1
try 0 hit @7a -> ok
actors 1
legal 1 hit 2
try 1 hit @6a -> ok
expect hand 0 conrad!
expect hand 1 wool-fleet!
expect cards 0 7a=falk
expect cards 1 6a=hagen 6c=garrison
expect step main
game cards 2
poke begun 0
poke card 0 6a=garrison
poke card 1 6a=abbey
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
expect cards 0 6a=garrison
expect cards 1 6a=abbey
