# CK-103  The lowest contribution loses a city, all tied lose one.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke knights 0 c23:1a
poke knights 1 c31:1a

json 0 "losers":[2,3]
try chance event ship -> ok
actors 23
try 2 pillage c8 -> ok
try 2 pillage c8 -> CK-103
try 3 pillage c28 -> ok
expect cities 2 -
expect cities 0 c30
