# KC-BH-triumphal-arch.3  At its highest value only the resources can be chosen.
game cards 2 mode=extended,set=bh,start=0
use EVENT
poke cards 0 6a=triumphal-arch:3 6c=conrad 6d=hagen
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke die 5
try chance event question -> ok
try 0 use 6a -> KB-17
try 0 gain g1 -> ok
try 0 gain g1 -> ok
expect step main
points 0 7
