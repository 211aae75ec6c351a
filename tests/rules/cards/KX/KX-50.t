# KX-50  House of the Republic and Bailiwick: the first that lies keeps the other out.
game cards 2 mode=extended,set=pi
use FULL-STORES
poke gate 1
poke towns 0 6:2 7:1
poke cards 0 6a=town-hall 6b=house-of-republic
poke hand 0 bailiwick
try 0 build bailiwick 7a -> KC-PI-bailiwick.1
try 0 demolish 6b -> ok
try 0 build bailiwick 7a -> ok
poke hand 0 house-of-republic
try 0 build house-of-republic 6b -> KC-PI-house-of-republic.1
try 0 demolish 7a -> ok
poke store 0 f1 3
poke store 0 f2 3
poke store 0 g1 3
poke store 0 g2 3
poke store 0 h1 3
poke store 0 h2 3
try 0 build house-of-republic 6b -> ok
