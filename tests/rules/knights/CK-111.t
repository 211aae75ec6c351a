# CK-111  Tied best defenders draw from a deck of their choice, clockwise, and get no point.
game knights 4 board=beginner,start=0
use LANDING
poke knights 0 c23:2a
poke knights 2 c13:2a
poke active 2
poke deck science alchemist crane mining alchemist crane engineer inventor inventor irrigation irrigation medicine medicine mining roadbuilding roadbuilding smith smith printer

try chance event ship -> ok
actors 02
try 1 reward science -> CK-111
seen 1 0 reward science -> reward ?
try 0 reward science -> ok
view 2 expect choice 0 ?
try 2 reward science -> ok
expect progress 2 alchemist
expect progress 0 crane
expect defender 0 0
