# KC-BH-dogma.2  The building loses points, effect, and serves as no condition.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke cards 0 6a=church
poke cards 1 6a=town-hall 7a=abbey
poke hand 0 dogma dogma
try 0 play dogma -> KC-BH-dogma.2
poke cards 1 6a=library 6b=church 7a=abbey
points 1 5
json 0 "limit":5
try 0 play dogma -> ok
try 0 hit @7a -> KB-58
try 0 hit @6a -> ok
points 1 4
json 0 "limit":4
expect not discard d0 dogma
try 0 play dogma -> ok
expect cards 1 6a=library:d 6b=church:d 7a=abbey
points 1 3
poke active 1
poke hand 1 old-sciences
poke discard d0 spy
try 1 play old-sciences -> KC-BH-old-sciences.1
