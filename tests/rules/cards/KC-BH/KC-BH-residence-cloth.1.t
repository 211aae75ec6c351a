# KC-BH-residence-cloth.1  Condition Harbour; it lies at a pasture.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 residence-cloth
try 0 build residence-cloth g3 -> KC-BH-residence-cloth.1
poke cards 0 6a=harbor
try 0 build residence-cloth g4 -> KS-01
try 0 build residence-cloth g3 -> ok
