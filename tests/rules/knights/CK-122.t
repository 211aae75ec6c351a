# CK-122  Only Spy takes progress cards.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 3 4
poke progress 1 spy spy
poke hand 1 b

try chance event ship -> ok
try 0 robber h11 1 -> ok
try chance loot b -> ok
expect progress 1 spy spy
