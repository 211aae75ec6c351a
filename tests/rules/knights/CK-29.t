# CK-29  A settlement yields one resource, no commodity.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 1 2

try chance event ship -> ok
expect hand 0 lwc
expect hand 1 wc
