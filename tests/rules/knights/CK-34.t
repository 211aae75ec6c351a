# CK-34  A short bank is looked at kind by kind.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 2
poke hand 2 18w
poke levels 3 0 0 0

try chance event ship -> ok
expect hand 0 lc
expect hand 1 c
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 2
poke hand 2 11c

try chance event ship -> ok
expect hand 0 lw
expect hand 1 w
