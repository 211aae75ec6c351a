# CKC-alchemist.3  Only the event die is rolled, first; the chosen red value counts.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase roll
poke progress 0 alchemist
poke levels 1 2 0 0

try 0 alchemist 6 3 -> ok
try 0 roll -> ok
expect phase event
try chance event science -> ok
expect progress 1 alchemist
