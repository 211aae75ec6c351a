# KC-PI-holy-place.3  It is decided before the next card is drawn.
game cards 2 mode=extended,set=pi,start=0
use MIDGAME
poke cards 0 6a=church 6c=holy-place
poke stack 2 brewery theatre bishop
poke stack 3 mission court merchant
poke hand 0 spy
poke step refill
try 0 draw 3 -> ok
try 0 draw 2 -> KC-PI-holy-place.2
try 0 pass -> ok
expect hand 0 spy mission
try 0 bury mission 3 -> KB-61
try 0 draw 2 -> ok
expect drawn brewery0
try 0 bury brewery 2 -> ok
expect stack 2 theatre bishop brewery0
try 0 draw 3 -> ok
expect hand 0 spy mission court
expect active 1
