# CK-89  It passes own pieces, never foreign ones.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e42 e44
poke roads 3 e16 e40
poke knights 0 c23:1a c29:1

try 0 move c23 c34 -> ok
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e43 e44
poke roads 3 e16 e41 e42
poke knights 0 c23:1a
poke knights 3 c29:1

try 0 move c23 c35 -> CK-89
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e40 e41 e42 e44
poke roads 3 e16 e34
poke knights 0 c23:1a

try 0 move c23 c33 -> CK-89
try 0 move c23 c34 -> ok
