# CK-102  Equality is a win for the knights.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 0 c23:2a
poke knights 1 c31:1a
poke knights 2 c13:1a

json 0 "strength":4,"defence":4
try chance event ship -> ok
expect phase main
expect defender 0 1
