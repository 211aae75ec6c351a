# CKC-alchemist.1  Alchemist only before one's own roll.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 alchemist

try 0 alchemist 3 3 -> CKC-alchemist.1
poke phase roll
try 1 alchemist 3 3 -> CK-118
try 0 alchemist 3 3 -> ok
try 0 alchemist 3 3 -> CK-117
