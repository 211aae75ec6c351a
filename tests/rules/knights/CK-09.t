# CK-09  The seventh ship lands.
game knights 4 board=beginner,start=0,edition=en
use FOUNDED
poke phase event
poke dice 2 2
poke ship 5

try chance event ship -> ok
expect ship 6
expect landings 0
poke phase event
poke stage roll
try chance event ship -> ok
expect ship 0
expect landings 1
