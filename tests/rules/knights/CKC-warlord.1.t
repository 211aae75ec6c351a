# CKC-warlord.1  All own knights are activated for nothing.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke knights 0 c23:1 c35:2a c29:3
poke progress 0 warlord

try 0 warlord -> ok
expect knights 0 c23:1a c29:3a c35:2a
