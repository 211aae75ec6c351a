# CK-30  A city yields 2 brick at hills, 2 grain at fields.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 5 6

try chance event ship -> ok
expect hand 0 2b
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 2 2

try chance event ship -> ok
expect hand 3 2g
expect hand 0 g
