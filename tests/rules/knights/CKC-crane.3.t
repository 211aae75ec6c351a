# CKC-crane.3  Crane helps improvements only.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 crane
poke hand 0 b2g2o

try 0 crane -> ok
try 0 city c17 -> IB-70
try 0 wall c30 -> CK-52
