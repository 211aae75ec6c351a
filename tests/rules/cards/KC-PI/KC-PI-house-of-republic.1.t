# KC-PI-house-of-republic.1  Condition Town hall, and no Bailiwick there.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke hand 0 house-of-republic
try 0 build house-of-republic 6a -> KC-PI-house-of-republic.1
poke cards 0 6b=town-hall 7a=bailiwick
try 0 build house-of-republic 6a -> KC-PI-house-of-republic.1
poke cards 0 6b=town-hall
poke cards 1 7a=bailiwick
try 0 build house-of-republic 6a -> ok
