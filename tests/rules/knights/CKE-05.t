# CKE-05  Levels and metropolises are open.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke levels 1 4 0 0
poke metropolis science c25

view 0 expect levels 1 4 0 0
json 2 "metropolises":[25,null,null]
