# CK-71  Strength: basic 1, strong 2, mighty 3.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke knights 0 c23:1a
poke knights 1 c31:2a
poke knights 2 c13:3a

json 0 "force":1
json 0 "force":2
json 0 "force":3
json 0 "defence":6
