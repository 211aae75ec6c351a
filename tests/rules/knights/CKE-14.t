# CKE-14  Knights activated by Warlord do not act this turn.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke progress 0 warlord
poke knights 0 c23:1

try 0 warlord -> ok
expect knights 0 c23:1a
try 0 move c23 c29 -> CK-76
