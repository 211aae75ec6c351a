# CK-107  Without a settlement piece the city lies on its side and is a settlement in every respect.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke settlements 0 c0 c5 c17 c32 c42
poke dice 5 6
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
try 0 pillage c30 -> ok
expect fallen c30
points 0 6
expect hand 0 b
json 0 "strength":3
poke hand 0 2bp
try 0 improve science -> CK-59
try 0 wall c30 -> CK-53
