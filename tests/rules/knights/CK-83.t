# CK-83  Others build up to a knight, not on from it; the owner does.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 1 e37 e51 e58 e59
poke hand 0 2b2l
poke knights 1 c35:1

try 0 road e43 -> ok
try 0 road e51 -> IB-10
try 1 road e43 -> IB-27
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke hand 0 2b2l
poke knights 3 c29:1

try 0 road e43 -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e45
poke roads 3 e16 e41 e42
poke hand 0 2b2l
poke knights 3 c29:1

try 0 road e43 -> CK-83
poke active 3
poke hand 3 bl
try 3 road e43 -> ok
