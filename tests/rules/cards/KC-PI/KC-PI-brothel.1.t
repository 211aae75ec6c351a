# KC-PI-brothel.1  Built on a free site of an opposing city.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke hand 0 brothel
poke card 1 6a=abbey
try 0 build brothel 6b -> KS-04
try 0 build brothel @7a -> KB-24
try 0 build brothel @6a -> KB-44
try 0 build brothel @6b -> ok
expect cards 1 6a=abbey 6b=brothel:fn
