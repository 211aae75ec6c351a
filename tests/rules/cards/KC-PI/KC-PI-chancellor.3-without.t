# KC-PI-chancellor.3  Without it a card that comes back is too many at once.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6c=conrad
poke cards 1 6a=pippin
poke hand 0 black-knight bishop spy merchant
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 6 -> ok
try 0 end -> KB-64
try 0 bury conrad 1 -> ok
expect hand 0 spy bishop merchant
