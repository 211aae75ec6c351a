# CKC-diplomat.9  Removing another's road brings none of one's own.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 diplomat

try 0 diplomat e37 -> ok
expect phase main
try 0 road e35 -> IB-63
