# CKD-16  The lowest who can lose a city is hit.
game knights 4 board=beginner,start=0
use LANDING
poke settlements 0 c17 c30
poke cities 0 -
poke levels 1 4 0 0
poke knights 2 c13:1a
poke metropolis science c25

json 0 "losers":[3]
