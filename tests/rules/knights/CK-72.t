# CK-72  Recruiting costs 1 wool and 1 ore; the knight is inactive.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke hand 0 wo

try 0 recruit c23 -> ok
expect knights 0 c23:1
expect hand 0 -
forbidden 0 recruit -> CK-72
