# CK-44  First landing and seven in one roll: the robber moves already.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase event
poke dice 3 4
poke ship 6
poke knights 0 c23:2a c35:2a

try chance event ship -> ok
expect landings 1
expect phase robber
try 0 robber h0 2 -> ok
