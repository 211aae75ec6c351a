# KC-PI-wedding.1  Condition Church.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 wedding
try 0 play wedding -> KC-PI-wedding.1
poke cards 0 6a=church
try 0 play wedding -> ok
