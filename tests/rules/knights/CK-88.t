# CK-88  A knight moves over connected own roads to a free intersection.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e42 e44
poke roads 3 e16 e40
poke knights 0 c23:1a

# Roads of one player that are not connected lead nowhere, with nobody in between.
try 0 move c23 c35 -> CK-88
try 0 move c23 c18 -> CK-88
try 0 move c23 c17 -> CK-88
try 0 move c23 c34 -> ok
