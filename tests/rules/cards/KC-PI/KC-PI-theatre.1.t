# KC-PI-theatre.1  Condition Library.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke hand 0 theatre
try 0 build theatre 6a -> KC-PI-theatre.1
poke cards 0 6b=library
try 0 build theatre 6a -> ok
