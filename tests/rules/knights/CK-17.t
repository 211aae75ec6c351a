# CK-17  The event die comes before the number dice.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase dice
poke ship 6
poke knights 0 c23:1

try chance dice 1 2 -> ok
expect hand 0 -
try chance event ship -> ok
expect phase pillage
expect hand 0 -
try 0 pillage c30 -> ok
try 1 pillage c25 -> ok
try 2 pillage c8 -> ok
try 3 pillage c28 -> ok
expect phase main
expect hand 0 lw
expect hand 1 w
