# CK-70  A metropolis is never pillaged and counts once.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke cities 0 c0 c30
poke levels 0 4 0 0
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a
poke metropolis science c30

json 0 "strength":5
try chance event ship -> ok
actors 0
try 0 pillage c30 -> CK-70
try 0 pillage c0 -> ok
expect cities 0 c30
