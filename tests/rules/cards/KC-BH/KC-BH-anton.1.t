# KC-BH-anton.1  Condition Town hall.
game cards 2 mode=extended,set=bh,start=0
use MIDGAME
poke hand 0 anton
try 0 play anton -> KC-BH-anton.1
poke cards 0 6a=town-hall
try 0 play anton -> ok
