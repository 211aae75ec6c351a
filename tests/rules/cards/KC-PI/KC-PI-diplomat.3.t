# KC-PI-diplomat.3  Not where the pile is banned for the player.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=town-hall
poke hand 0 diplomat
poke discard d0 spy
poke ban d0 0
try 0 play diplomat -> KC-PI-diplomat.3
poke ban d0 -
poke ban d0 1
try 0 play diplomat -> ok
