# CKD-13  A knight does not pass foreign knights, moving or displaced.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e43 e44
poke roads 3 e16 e41 e42
poke knights 0 c23:1a
poke knights 3 c29:1

try 0 move c23 c35 -> CK-89
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e42 e44
poke roads 3 e16 e40 e43
poke knights 0 c23:2a c34:1
poke knights 3 c29:1

try 0 move c23 c29 -> ok
legal 3 retreat 1
