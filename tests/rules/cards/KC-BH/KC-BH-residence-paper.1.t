# KC-BH-residence-paper.1  Condition Harbour; it lies at a forest.
game cards 2 mode=extended,set=bh,start=0
use FULL-LANDS
poke hand 0 residence-paper
try 0 build residence-paper f4 -> KC-BH-residence-paper.1
poke cards 0 6a=harbor
try 0 build residence-paper f3 -> KS-01
try 0 build residence-paper f4 -> ok
