# KC-BH-dogma.4  The owner may demolish the building; the Dogma goes to its player's pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke active 1
poke cards 1 6a=library:d
try 1 demolish 6a -> ok
expect cards 1 -
expect discard d1 library
expect discard d0 dogma
