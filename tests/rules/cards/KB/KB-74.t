# KB-74  A resource of choice needs room; several are chosen one by one; without room there is none.
game cards 2
poke begun 0
poke step eventdie
poke die 6
poke cards 0 6a=abbey 7a=abbey
poke store 0 f1 2
poke store 0 g1 3
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end
try chance event question -> ok
legal 0 gain 5
try 0 gain g1 -> KB-14
try 0 gain f1 -> ok
actors 0
try 0 gain f1 -> KB-14
try 0 gain f2 -> ok
expect step main
poke step eventdie
poke store 0 f2 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try chance event sun -> ok
actors 1
