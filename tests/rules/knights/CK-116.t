# CK-116  The first attack frees the robber, whatever its result.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase event
poke dice 6 6
poke ship 6

try chance event ship -> ok
expect landings 1
try 0 pillage c30 -> ok
try 1 pillage c25 -> ok
try 2 pillage c8 -> ok
try 3 pillage c28 -> ok
poke knights 0 c23:1a
poke robber h4
try 0 chase c23 -> ok
