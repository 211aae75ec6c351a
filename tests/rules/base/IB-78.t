# IB-78  A knight moves the robber and steals; nobody discards.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke dev 0 k
poke hand 0 -
poke hand 1 9b
try 0 knight -> ok
actors 0
try 0 robber h9 -> IB-45
try 0 robber h12 -> IB-46
try 0 robber h12 1 -> ok
try chance loot b -> ok
expect hand 0 b
expect hand 1 8b
expect phase main
