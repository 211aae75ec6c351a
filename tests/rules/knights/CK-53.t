# CK-53  No wall under a settlement or a city on its side.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 0 c0 c5 c17 c32 c42 c52
poke hand 0 2b
poke fallen c52

try 0 wall c17 -> CK-53
try 0 wall c52 -> CK-53
