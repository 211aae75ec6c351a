# CKC-warlord.2  Those newly activated do not act.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke knights 0 c23:1 c35:2a
poke progress 0 warlord

try 0 warlord -> ok
try 0 move c23 c29 -> CK-76
try 0 move c35 c40 -> ok
