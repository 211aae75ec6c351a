# CK-115  After an attack all knights rest and the ship goes back.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 0 c23:2a
poke knights 1 c31:2a c45:1

try chance event ship -> ok
expect knights 0 c23:2
expect knights 1 c31:2 c45:1
expect ship 0
