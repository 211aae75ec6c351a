# CK-20  A ship moves the barbarians one space.
game knights 4 board=beginner,start=0,edition=en
use EVENT
poke dice 2 2
poke ship 2

try chance event ship -> ok
expect ship 3
expect event ship
expect phase main
