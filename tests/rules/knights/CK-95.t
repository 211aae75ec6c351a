# CK-95  The displacer stands there and is inactive.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke knights 0 c23:2a
poke knights 3 c29:1a

try 0 move c23 c29 -> ok
expect knights 0 c29:2
try 3 retreat c34 -> ok
try 0 move c29 c23 -> CK-86
