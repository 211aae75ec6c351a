# KC-PI-bailiwick.1  Not where a House of the Republic lies.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke cards 0 6a=town-hall 6b=house-of-republic
poke hand 0 bailiwick
try 0 build bailiwick 7a -> KC-PI-bailiwick.1
poke cards 0 6a=town-hall
poke card 1 6b=house-of-republic
try 0 build bailiwick 7a -> ok
