# CK-101  No knight is activated in answer to the landing.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke hand 0 g
poke knights 0 c23:1
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
expect phase pillage
try 0 activate c23 -> CK-105
