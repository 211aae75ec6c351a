# IB-79  A knight before the roll blocks its new hex for this roll.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke dev 0 k
try 0 knight -> ok
try 0 robber h8 3 -> ok
expect phase roll
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 -
expect hand 3 -
expect hand 1 w
