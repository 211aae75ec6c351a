# KC-BH-residence-coin.1  Condition Harbour; it lies at mountains.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 residence-coin
try 0 build residence-coin h3 -> KC-BH-residence-coin.1
poke cards 0 6a=harbor
try 0 build residence-coin h4 -> KS-01
try 0 build residence-coin h3 -> ok
