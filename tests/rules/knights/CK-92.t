# CK-92  A basic knight displaces nobody, own knights are not displaced.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke knights 0 c23:1a
poke knights 3 c29:1a

try 0 move c23 c29 -> CK-92
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke knights 0 c23:2a c29:1
poke knights 3 c34:1

try 0 move c23 c29 -> CK-92
