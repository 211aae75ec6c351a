# KC-PI-diplomat.1  Condition Town hall.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke hand 0 diplomat
poke discard d0 spy
try 0 play diplomat -> KC-PI-diplomat.1
poke cards 0 6a=town-hall
try 0 play diplomat -> ok
