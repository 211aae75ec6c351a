# CK-110  The one best defender gets a point for good.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 0 c23:3a
poke knights 1 c31:2a

json 0 "best":[0]
try chance event ship -> ok
expect defender 0 1
points 0 4
