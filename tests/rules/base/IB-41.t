# IB-41  On a seven no hex produces.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 3 4 -> ok
expect hand 0 -
expect hand 1 -
expect hand 2 -
expect hand 3 -
expect phase robber
