# KC-BH-colonial-base.1  Condition Harbour; it lies at a gold landscape.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 colonial-base
try 0 build colonial-base h4 -> KC-BH-colonial-base.1
poke cards 0 6a=harbor
try 0 build colonial-base h3 -> KS-01
try 0 build colonial-base 7a -> KS-01
try 0 build colonial-base h4 -> ok
expect cards 0 h4=colonial-base:n 6a=harbor
