# KC-BH-sigmund.1  In answer to Civil War all own trade fleets are safe.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 1 6a=gold-fleet 7a=conrad
poke hand 1 sigmund
poke events civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion barbarian-invasion lucky-voyage lucky-voyage
poke die 5
try chance event question -> ok
try 1 play sigmund -> ok
expect cards 1 6a=gold-fleet
expect hand 1 conrad!
expect discard d0 sigmund
