# EX-17  Move, activate, chase only in a later turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke robber h9
poke roads 0 e26 e35 e42 e44
poke roads 3 e16 e40
poke hand 0 g
poke knights 0 c34:1a

try 0 chase c34 -> CK-97
try 0 move c34 c29 -> ok
expect knights 0 c29:1
try 0 activate c29 -> ok
try 0 chase c29 -> CK-87
poke used -
try 0 chase c29 -> ok
