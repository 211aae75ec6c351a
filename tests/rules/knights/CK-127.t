# CK-127  Points: settlement 1, city 2, metropolis +2, Longest Road 2, Defender, Printer, Constitution, merchant 1 each.
game knights 4 board=beginner,start=0,edition=en,target=25
use MIDGAME
poke cities 0 c0 c30
poke roads 0 e26 e35 e43 e44 e51 e58
poke settlements 1 c25 c41
poke cities 1 -
poke levels 0 4 0 0
poke defender 0 2
poke printer 0
poke constitution 0
poke metropolis science c30
poke merchant 0 h9
poke longest 0

points 0 14
points 1 2
