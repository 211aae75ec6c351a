# KC-PI-order-castle.2  A Black Knight still works on them.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 1 6a=order-castle 6b=otto
poke hand 0 black-knight
try 0 play black-knight -> ok
try 1 pass -> ok
try chance attack 5 -> ok
expect cards 1 6a=order-castle
expect hand 1 otto!
