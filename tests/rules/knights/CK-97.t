# CK-97  Chasing: an active knight of any strength at the robber's hex, after the first landing.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e27 e44
poke knights 0 c23:1a c18:1a
poke hand 1 b

try 0 chase c23 -> CK-97
try 0 chase c18 -> ok
expect phase robber
expect knights 0 c18:1 c23:1a
try 0 robber h11 1 -> ok
try chance loot b -> ok
expect phase main
