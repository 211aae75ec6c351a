# CK-109  A city lost in this attack yields as a settlement in the same roll.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke dice 5 6
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
try 0 pillage c30 -> ok
expect hand 0 b
