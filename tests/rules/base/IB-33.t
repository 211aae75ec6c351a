# IB-33  The sum of the dice selects the hexes, for all players.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
odds dice 1 1 1/36
odds dice 6 1 1/36
odds dice 3 3 1/36
try chance dice 1 2 -> ok
expect dice 1 2
expect hand 0 -
expect hand 1 o
expect hand 2 o
expect hand 3 l
# 3 as 2 and 1 is the same sum.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 2 1 -> ok
expect hand 3 l
