# CKE-06  The best defender's card is open and worth 1 point.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 1 c31:3a c45:1a

try chance event ship -> ok
json 0 "defender":1
points 1 4
