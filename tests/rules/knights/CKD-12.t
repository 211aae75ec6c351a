# CKD-12  A chased robber goes to a hex with a foreign building.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e27 e44
poke hand 1 b
poke knights 0 c18:1a

try 0 chase c18 -> ok
try 0 robber h5 -> IB-45
try 0 robber h9 -> CKD-12
try 0 robber h18 1 -> ok
game knights 4 board=beginner,start=0
use LANDED
poke phase robber

try 0 robber h9 -> ok
