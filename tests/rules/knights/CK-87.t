# CK-87  After acting it may be activated, but not act again this turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 g
poke knights 0 c23:1a

try 0 move c23 c29 -> ok
try 0 activate c29 -> ok
try 0 move c29 c23 -> CK-87
expect acted c29
try 0 end -> ok
expect not acted c29
