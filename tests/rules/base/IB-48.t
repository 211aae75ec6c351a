# IB-48  After the robber the turn goes on with trade.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke hand 0 4b
try 0 roll -> ok
try chance dice 3 4 -> ok
try 0 bank 4b>o -> IB-45
try 0 robber h0 -> ok
expect phase main
try 0 bank 4b>o -> ok
