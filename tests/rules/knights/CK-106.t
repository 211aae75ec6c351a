# CK-106  The city becomes a settlement; city and wall go back.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke walls c30
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
try 0 pillage c30 -> ok
expect settlements 0 c17 c30
expect cities 0 -
expect walls -
json 0 "settlements_left":3,"cities_left":4
