# IB-45  After a seven the robber must move to another land hex, the desert included.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
try 0 roll -> ok
try chance dice 3 4 -> ok
try 0 robber h9 -> IB-45
try 0 end -> IB-45
try 0 road e40 -> IB-45
try 0 robber h0 -> ok
expect robber h0
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke phase robber
poke robber h0
legal 0 robber some
try 0 robber h0 -> IB-45
try 0 robber h9 -> ok
expect robber h9
