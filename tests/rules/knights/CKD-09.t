# CKD-09  The best defender gets a point.
game knights 4 board=beginner,start=0
use LANDING
poke knights 0 c23:3a c35:1a

try chance event ship -> ok
expect defender 0 1
points 0 4
