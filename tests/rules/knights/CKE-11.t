# CKE-11  One's own road, once removed, may stay unbuilt.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 diplomat

try 0 diplomat e44 -> ok
expect phase rebuild
try 0 done -> ok
expect roads 0 e26
