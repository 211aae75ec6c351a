# CKC-alchemist.4  Production or seven follow with the chosen sum.
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase roll
poke progress 0 alchemist
poke hand 1 8b

try 0 alchemist 3 4 -> ok
try 0 roll -> ok
try chance event ship -> ok
expect dues 1 4
game knights 4 board=beginner,start=0,edition=en
use LANDED
poke phase roll
poke progress 0 alchemist

try 0 alchemist 3 3 -> ok
try 0 roll -> ok
try chance event ship -> ok
expect hand 0 om
