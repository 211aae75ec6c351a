# CK-100  Defence: all active knights, also of players without cities.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 1 c25 c41
poke cities 1 -
poke knights 0 c23:2a c35:1
poke knights 1 c31:3a

json 0 "defence":5
json 0 "strength":3
