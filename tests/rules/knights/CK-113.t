# CK-113  0:0 rewards nobody.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke settlements 0 c17 c30
poke cities 0 -
poke settlements 1 c25 c41
poke cities 1 -
poke settlements 2 c8 c44
poke cities 2 -
poke settlements 3 c10 c28
poke cities 3 -

json 0 "strength":0,"defence":0,"losers":[],"best":[]
try chance event ship -> ok
expect phase main
expect landings 2
