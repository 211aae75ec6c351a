# CK-58  Level k costs k commodities, in order, several a turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 6p

try 0 improve science -> ok
try 0 improve science -> ok
expect hand 0 3p
try 0 improve science -> ok
expect hand 0 -
try 0 improve science -> CK-58
expect levels 0 3 0 0
poke levels 0 5 0 0
poke hand 0 9p
try 0 improve science -> CK-58
