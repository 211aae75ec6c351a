# CK-56  A wall does not protect.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke walls c30
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

json 0 "losers":[0]
try chance event ship -> ok
try 0 pillage c30 -> ok
expect cities 0 -
