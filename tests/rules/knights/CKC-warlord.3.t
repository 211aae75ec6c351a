# CKC-warlord.3  A knight that has acted is activated, but does not act again.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke knights 0 c35:2a
poke progress 0 warlord

try 0 move c35 c40 -> ok
try 0 warlord -> ok
expect knights 0 c40:2a
try 0 move c40 c35 -> CK-87
