# KB-71  A Spy takes units or action cards; Civil War hits knights and trade fleets only.
game cards 2
poke begun 0
poke gate 1
poke hand 0 spy
poke hand 1 library smithy brick-fleet
try 0 play spy -> ok
try 0 take library -> KE-11
try 0 take brick-fleet -> ok
expect hand 0 brick-fleet!
poke step eventdie
poke die 6
poke town 1 7:2
poke cards 1 6a=garrison 6c=conrad 7a=ore-fleet 7c=library 7d=karl
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
try chance event question -> ok
actors 0
legal 0 hit 3
game cards 2 mode=extended,set=rh
poke begun 0
poke step eventdie
poke die 6
poke cards 1 6a=privateer-fleet 6c=peasant-army
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault assault
try chance event question -> ok
expect step main
expect cards 1 6a=privateer-fleet 6c=peasant-army
