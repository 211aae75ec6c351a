# KC-BH-secret-brotherhood.2  Sold cards go to their player's discard pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke active 1
poke cards 1 6a=secret-brotherhood
poke hand 1 spy
try 1 sell spy -> ok
try 1 gain f1 -> ok
expect discard d1 spy
