# CK-76  A knight activated this turn may not act, even after an attack in this roll.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 g
poke knights 0 c23:1

try 0 activate c23 -> ok
try 0 move c23 c29 -> CK-76
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke roads 0 e26 e35 e44
poke hand 0 g
poke knights 0 c23:2a c35:2a

try chance event ship -> ok
expect knights 0 c23:2 c35:2
try 0 activate c23 -> ok
try 0 move c23 c29 -> CK-76
