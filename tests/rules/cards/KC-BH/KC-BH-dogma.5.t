# KC-BH-dogma.5  A Secret society that uses this building is not affected.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=church 6b=secret-society
poke cards 1 6a=library
poke copies 0 6a
poke hand 0 dogma
json 0 "limit":4
try 0 play dogma -> ok
expect cards 1 6a=library:d
json 0 "limit":4
