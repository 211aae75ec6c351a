# CKC-alchemist.2  Both dice are set freely, also to a seven.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase roll
poke progress 0 alchemist

legal 0 alchemist 36
try 0 alchemist 0 3 -> syntax
try 0 alchemist 3 4 -> ok
expect dice 3 4
