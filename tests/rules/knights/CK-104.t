# CK-104  Who has no city to lose is left out first; nobody replaces him.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke levels 0 4 0 0
poke knights 1 c31:1a
poke knights 2 c13:1a
poke metropolis science c30

json 0 "losers":[3]
try chance event ship -> ok
actors 3
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke settlements 0 c17 c30
poke cities 0 -
poke cities 1 c25 c32
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

json 0 "losers":[1,2,3]
