# CK-114  Defender points beyond six still count.
game knights 4 board=beginner,start=0,edition=en,target=20
use LANDING
poke knights 0 c23:3a c35:1a
poke defender 0 3
poke defender 1 3

try chance event ship -> ok
expect defender 0 4
points 0 7
