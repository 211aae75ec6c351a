# KC-PI-bribery.3  Immune: Johanna, and costly knights beside a Castle of the Order.
game cards 2 mode=tournament,start=0
use MIDGAME
poke cards 1 6a=johanna
poke hand 0 bribery
poke store 0 h2 3
try 0 play bribery -> KB-54
poke cards 1 6a=order-castle 6b=karl
try 0 play bribery -> KB-54
poke cards 1 6b=karl
try 0 play bribery -> ok
