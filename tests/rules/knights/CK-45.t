# CK-45  Afterwards a seven moves the robber and steals any card.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 4
poke hand 1 bp

try chance event ship -> ok
try 0 robber h5 -> IB-45
try 0 robber h11 1 -> ok
try 0 end -> CK-45
odds loot b 1/2
odds loot p 1/2
try chance loot p -> ok
expect hand 0 p
expect phase main
