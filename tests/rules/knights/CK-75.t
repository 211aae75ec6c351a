# CK-75  Activating costs 1 grain, also in the turn of recruiting.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 w2go

try 0 activate c23 -> CK-75
try 0 recruit c23 -> ok
try 0 activate c23 -> ok
expect knights 0 c23:1a
expect hand 0 g
try 0 activate c23 -> CK-75
poke hand 0 -
forbidden 0 activate -> CK-75
