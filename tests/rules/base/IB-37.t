# IB-37  The hex with the robber pays nobody.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke robber h8
try 0 roll -> ok
try chance dice 5 6 -> ok
expect hand 0 -
expect hand 3 -
# The other 11 pays as usual.
expect hand 1 w
