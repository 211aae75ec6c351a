# CKC-diplomat.4  It may stay unbuilt.
game knights 4 board=beginner,start=0
use MIDGAME
poke progress 0 diplomat

try 0 diplomat e44 -> ok
try 0 done -> ok
expect roads 0 e26
