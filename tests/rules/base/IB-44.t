# IB-44  All discards come before the robber.
game base 4 board=beginner,start=0,phases=combined
use EMPTY-HANDS
poke hand 1 8g
poke hand 2 8w
try 0 roll -> ok
try chance dice 3 4 -> ok
try 0 robber h0 -> IB-44
try 1 discard 4g -> ok
try 0 robber h0 -> IB-44
try 0 end -> IB-44
try 2 discard 4w -> ok
try 0 robber h0 -> ok
