# EX-11  5 barbarians beat 3: both city owners lose one, the metropolis none.
game knights 4 board=beginner,start=0
use LANDING
poke cities 0 c0 c30
poke cities 1 c25 c42
poke settlements 3 c10 c28
poke cities 3 -
poke levels 2 4 0 0
poke knights 0 c23:1a
poke knights 1 c31:1a
poke knights 3 c14:1a
poke metropolis science c8

json 0 "strength":5,"defence":3,"losers":[0,1]
try chance event ship -> ok
actors 01
try 0 pillage c0 -> ok
try 1 pillage c42 -> ok
expect cities 2 c8
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke cities 0 c0 c30
poke cities 1 c25 c42
poke settlements 3 c10 c28
poke cities 3 -
poke levels 2 4 0 0
poke knights 0 c23:1a
poke knights 1 c31:1a
poke knights 3 c14:1a
poke metropolis science c8

json 0 "strength":5,"defence":3,"losers":[0,1]
try chance event ship -> ok
actors 01
try 0 pillage c0 -> ok
try 1 pillage c42 -> ok
expect cities 2 c8
