# CKD-15  With only a city on its side there is no improvement.
game knights 4 board=beginner,start=0
use MIDGAME
poke settlements 0 c0 c5 c17 c30 c32 c42
poke cities 0 -
poke fallen c30
poke hand 0 p

try 0 improve science -> CK-59
