# CK-105  The owner chooses the city, in secret until all have.
game knights 4 board=beginner,start=0,edition=en
use LANDING
poke cities 0 c0 c30
poke cities 1 c25 c42
poke knights 2 c13:1a
poke knights 3 c14:1a

try chance event ship -> ok
actors 01
try 0 pillage c17 -> CK-105
try 2 pillage c8 -> CK-103
seen 1 0 pillage c0 -> pillage ?
try 0 pillage c0 -> ok
view 1 expect choice 0 ?
expect cities 0 c0 c30
hidden 1 choice 0 30
try 1 pillage c25 -> ok
expect cities 0 c30
expect cities 1 c42
