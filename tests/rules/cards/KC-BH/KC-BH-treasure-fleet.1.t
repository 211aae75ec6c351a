# KC-BH-treasure-fleet.1  Condition Harbour.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 treasure-fleet
try 0 build treasure-fleet 7a -> KC-BH-treasure-fleet.1
poke cards 0 6a=bh-harbor
try 0 build treasure-fleet 7a -> ok
