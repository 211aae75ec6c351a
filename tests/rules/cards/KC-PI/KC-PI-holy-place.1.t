# KC-PI-holy-place.1  Condition Church.
game cards 2 mode=extended,set=pi,start=0
use FULL-LANDS
poke hand 0 holy-place spy
try 0 build holy-place 7a -> KC-PI-holy-place.1
poke cards 0 6a=church
try 0 build holy-place 7a -> ok
expect cards 0 6a=church 7a=holy-place:n
