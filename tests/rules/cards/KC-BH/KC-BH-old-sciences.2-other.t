# KC-BH-old-sciences.2  In the tournament it is the opponent's pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=library
poke hand 0 old-sciences
poke discard d0 merchant
try 0 play old-sciences -> KB-54
poke discard d1 spy conrad
try 0 play old-sciences -> ok
try 0 take conrad -> ok
expect discard d1 spy
poke hand 0 old-sciences
poke ban d1 0
try 0 play old-sciences -> KX-23
