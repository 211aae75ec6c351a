# CKC-diplomat.6  No knight may be left without a road.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke knights 1 c31:1
poke progress 0 diplomat

try 0 diplomat e37 -> CKC-diplomat.6
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke settlements 1 c25
poke cities 1 -
poke knights 1 c45:1
poke progress 0 diplomat

try 0 diplomat e59 -> CKC-diplomat.6
