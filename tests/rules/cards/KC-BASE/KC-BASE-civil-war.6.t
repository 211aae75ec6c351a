# KC-BASE-civil-war.6  Other fleets, the Peasant army and Flavo are not hit by a Civil War.
game cards 2 mode=extended,set=rh
poke begun 0
poke card 1 6a=privateer-fleet
poke card 1 7a=peasant-army
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end rh-productive-year assault assault
poke die 6
poke step eventdie
try chance event question -> ok
expect step main
expect cards 1 6a=privateer-fleet 7a=peasant-army
game cards 2 mode=extended,set=bh
poke begun 0
poke town 1 6:2
poke card 0 6a=flavo
poke card 1 6a=treasure-fleet
poke card 1 6b=flagship
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 6
poke step eventdie
try chance event question -> ok
try 1 pass -> ok
try 0 pass -> ok
expect step main
expect cards 0 6a=flavo
expect cards 1 6a=treasure-fleet 6b=flagship
