# CK-99  Barbarians: the upright cities of all; a metropolis counts once.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c0 c30
poke settlements 1 c1 c25 c37 c41 c47 c52
poke cities 1 -
poke levels 0 4 0 0
poke fallen c25
poke metropolis science c30

json 0 "strength":4
