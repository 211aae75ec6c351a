# KC-PI-diplomat.2  In the tournament it is the player's own pile.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 diplomat
poke discard d1 spy
try 0 play diplomat -> KB-54
poke discard d0 abbey spy
try 0 play diplomat -> ok
try 0 take abbey -> ok
expect discard d0 diplomat spy
