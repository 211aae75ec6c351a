# CK-33  The robber's hex yields neither resource nor commodity.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke robber h14
poke dice 3 3

try chance event ship -> ok
expect hand 0 -
expect hand 1 -
