# KX-12  Units on Metropolis sites are hit and demolished like others; without a Church all stays.
game cards 2 mode=tournament,sets=rh+pi+bh
poke begun 0
poke gate 1
poke towns 0 6:3 7:1
poke cards 0 6a=church f3=conrad f4=ore-fleet g3=hagen
poke hand 1 black-knight
poke active 1
try 1 play black-knight -> ok
try 0 pass -> ok
try chance attack 1 -> ok
legal 1 hit 2
try 1 hit @f3 -> ok
expect hand 0 conrad!
try 1 end -> ok
poke active 0
poke step main
try 0 demolish g3 -> ok
expect discard d0 hagen
try 0 build conrad g3 -> ok
try 0 demolish 6a -> ok
expect towns 0 6:3 7:1
expect cards 0 f4=ore-fleet g3=conrad:n
poke card 0 6a=church
poke turn 5
poke step eventdie
poke die 6
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect step main
poke card 0 6a=church:d
poke turn 5
poke step eventdie
poke die 6
poke events civil-war civil-war conflict conflict master-builder master-builder plague plague plague plague productive-year productive-year year-end
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
legal 1 hit 2
try 1 hit @f4 -> ok
expect towns 0 6:3 7:1
expect cards 0 g3=conrad:n 6a=church:d
