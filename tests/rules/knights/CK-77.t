# CK-77  Promoting costs 1 wool and 1 ore, one level, state unchanged.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 2w2o
poke knights 0 c23:1a c35:1

try 0 promote c30 -> CK-77
try 0 promote c23 -> ok
expect knights 0 c23:2a c35:1
try 0 promote c35 -> ok
expect knights 0 c23:2a c35:2
forbidden 0 promote -> CK-77
# Without a knight there is nothing to promote.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 wo

forbidden 0 promote -> CK-77
try 0 promote c23 -> CK-77
