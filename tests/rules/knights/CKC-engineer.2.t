# CKC-engineer.2  The limits of walls hold.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 engineer
poke walls c30

try 0 engineer c30 -> CKC-engineer.2
forbidden 0 engineer -> CK-125
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke cities 0 c0 c30 c32 c42
poke progress 0 engineer
poke walls c30 c32 c0

try 0 engineer c42 -> CKC-engineer.2
