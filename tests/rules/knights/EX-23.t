# EX-23  Only the knight's owner builds on; a line is counted in two parts.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e45
poke roads 3 e16 e41 e42
poke hand 0 bl
poke knights 0 c29:1
poke hand 3 bl

try 0 road e43 -> ok
poke active 3
poke roads 0 e26 e35 e45
try 3 road e43 -> CK-83
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c24
poke roads 0 e26 e35
poke roads 3 e16 e41 e42 e43 e51
poke knights 0 c29:1

json 0 "road_length":2
