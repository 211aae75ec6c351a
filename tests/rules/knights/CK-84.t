# CK-84  Another's knight cuts Longest Road, active or not; one's own does not.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e43 e44 e51 e58
poke roads 3 e16 e41 e42
poke hand 1 wo
poke active 1
poke hand 3 wo
poke knights 0 c23:1

json 0 "road_length":5
poke longest 0
poke active 3
try 3 recruit c29 -> ok
expect longest -
json 0 "road_length":3
