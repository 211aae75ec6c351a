# KC-PI-order-castle.1  ... and from Damsel Imelda; three resources are not enough.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 1 6a=order-castle 6b=otto
poke hand 0 imelda spy
try 0 play imelda -> KB-54
poke cards 1 6a=order-castle 6b=otto 6c=pippin
try 0 play imelda -> ok
expect cards 1 6a=order-castle 6b=otto
poke cards 1 6b=otto
poke hand 0 imelda
try 0 play imelda -> ok
expect cards 1 -
