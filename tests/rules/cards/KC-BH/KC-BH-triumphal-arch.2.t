# KC-BH-triumphal-arch.2  After a victory it rises by one point instead of two resources.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=triumphal-arch 6c=conrad 6d=hagen
points 0 4
poke events barbarian-invasion civil-war conflict master-builder plague plague productive-year productive-year progress progress year-end superstition barbarian-invasion lucky-voyage lucky-voyage
poke step eventdie
poke die 5
try chance event question -> ok
try 0 use 6c -> KC-BH-triumphal-arch.2
try 0 use 6a -> ok
expect cards 0 6a=triumphal-arch:1 6c=conrad 6d=hagen
points 0 5
expect step main
poke hand 0 barbarian-campaign
poke card 0 7a=gold-fleet
try 0 play barbarian-campaign -> ok
try 0 pass -> ok
try 0 gain g1 -> ok
try 0 gain g2 -> ok
expect cards 0 6a=triumphal-arch:1 6c=conrad 6d=hagen 7a=gold-fleet
