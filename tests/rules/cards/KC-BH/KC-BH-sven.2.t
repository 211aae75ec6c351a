# KC-BH-sven.2  Not in the turn he was placed.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 sven
try 0 build sven 6a -> ok
try 0 use 6a -> KC-BH-sven.2
poke cards 0 6a=sven
legal 0 use 1
