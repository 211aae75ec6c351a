# KE-15  Civil War hits knights and trade fleets, no other fleet or unit.
game cards 2 mode=extended,set=bh
poke begun 0
poke gate 1
poke step eventdie
poke die 6
poke towns 0 6:2 7:2
poke cards 0 6a=treasure-fleet 6b=flavo 6c=conrad 6d=ore-fleet 7a=flagship 7c=harbor
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
try chance event question -> ok
actors 1
try 1 pass -> ok
actors 0
try 0 pass -> ok
legal 1 hit 2
try 1 hit @6a -> KC-BASE-civil-war.1
try 1 hit @6b -> KC-BASE-civil-war.1
try 1 hit @7a -> KC-BASE-civil-war.1
try 1 hit @6d -> ok
expect cards 0 6a=treasure-fleet 6b=flavo 6c=conrad 7a=flagship 7c=harbor
expect hand 0 ore-fleet!
