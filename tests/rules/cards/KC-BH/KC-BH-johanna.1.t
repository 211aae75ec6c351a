# KC-BH-johanna.1  Condition Church.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 johanna
try 0 build johanna 7a -> KC-BH-johanna.1
poke cards 0 6a=church
try 0 build johanna 7a -> ok
