# CK-60  Level 3 abilities are permanent and may belong to several.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke levels 0 3 3 3
poke levels 1 3 3 3
poke hand 0 2wgo2p
poke hand 1 2p
poke knights 0 c23:2

try 0 promote c23 -> ok
try 0 bank 2p>o -> ok
json 1 "rates":[4,4,4,4,4,2,2,2]
