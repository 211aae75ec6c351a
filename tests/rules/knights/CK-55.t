# CK-55  A lost city loses its wall.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke walls c30
poke knights 1 c31:1a
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
actors 0
try 0 pillage c30 -> ok
expect walls -
json 0 "walls_left":3
