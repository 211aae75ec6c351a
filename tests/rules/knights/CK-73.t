# CK-73  A free intersection at one's own road; no distance rule.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e43 e44
poke hand 0 2w2o

try 0 recruit c18 -> CK-73
try 0 recruit c17 -> CK-81
try 0 recruit c35 -> ok
try 0 recruit c29 -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e27 e28 e44
poke hand 0 blwg
poke knights 0 c18:1

try 0 settlement c24 -> IB-68
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e42 e44
poke cities 3 -
poke roads 3 e16
poke hand 0 blwg
poke knights 0 c23:1

try 0 settlement c34 -> ok
