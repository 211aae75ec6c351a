# KC-BASE-church.1  Knights and trade fleets on the sites of its city cannot be hit by Civil War.
game cards 2
poke begun 0
poke town 1 6:2
poke card 1 6a=church
poke card 1 6b=conrad
poke card 1 6d=wool-fleet
poke card 1 7a=hagen
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect hand 1 hagen!
expect cards 1 6a=church 6b=conrad 6d=wool-fleet
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
expect cards 1 6a=church 6b=conrad 6d=wool-fleet
poke cards 1 6b=conrad 6d=wool-fleet
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end
poke die 6
poke step eventdie
try chance event question -> ok
legal 0 hit 2
