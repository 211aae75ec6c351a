# CK-32  The mix of a city is fixed: one of each, also when one of them is short.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 4 4
poke hand 0 12p

try chance event ship -> ok
expect hand 3 l
