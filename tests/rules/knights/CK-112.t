# CK-112  Tie draws need no improvement; a victory point stays open; the hand limit holds.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 0 c23:2a
poke knights 1 c31:2a
poke progress 1 spy spy spy bishop
poke deck science printer alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith

try chance event ship -> ok
try 0 reward science -> ok
try 1 reward science -> ok
expect printer 0
expect phase limit
actors 1
try 1 bury spy -> ok
expect phase main
