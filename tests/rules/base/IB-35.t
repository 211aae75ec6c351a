# IB-35  Each city at a selected hex pays two cards.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke settlements 0 c8
poke cities 0 c28
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
expect hand 3 l
