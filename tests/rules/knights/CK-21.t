# CK-21  The landing is resolved before production.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke dice 3 3
poke knights 0 c23:2a c35:2a

expect hand 0 -
try chance event ship -> ok
expect defender 0 1
expect ship 0
expect hand 0 om
expect phase main
