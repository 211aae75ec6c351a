# CKV-07  In these turns there is no event die.
game knights 4 board=beginner,start=0,edition=en,easy-start=1
use LANDED
poke phase dice
poke turn 1
poke levels 0 1 1 1

try chance dice 1 1 -> ok
expect phase main
expect event -
expect ship 0
