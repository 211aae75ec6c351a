# CKC-diplomat.3  One's own road may be rebuilt elsewhere.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 diplomat

try 0 diplomat e44 -> ok
try 0 road e44 -> CKC-diplomat.3
try 0 road e1 -> IB-64
try 0 end -> CKC-diplomat.3
try 0 road e45 -> ok
expect phase main
