# IB-34  Each settlement at a selected hex pays one card; several pay separately.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke settlements 0 c8 c28 c29
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 2l
expect hand 3 l
