# KB-35  Where both must choose the active player chooses first.
game cards 2
poke begun 0
poke active 1
poke turn 2
poke step eventdie
poke die 6
try chance event sun -> ok
actors 1
try 0 gain f1 -> KB-26
try 1 gain f2 -> ok
actors 0
try 0 gain f1 -> ok
expect step main
poke step eventdie
poke events progress civil-war conflict master-builder plague plague productive-year productive-year progress year-end
poke card 0 6a=abbey
poke card 1 6a=abbey
try chance event question -> ok
actors 1
try 1 gain f2 -> ok
actors 0
