# CKS-18  Diplomat on an own ship: put back as a ship only; the pirate does not hinder the removal.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke pirate h58
poke progress 0 diplomat
try 0 diplomat e206 -> ok
expect phase rebuild
try 0 road e194 -> CKS-18
try 0 ship e205 -> ok
expect ships 0 e205
# A road comes back as a road only.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke progress 0 diplomat
try 0 diplomat e195 -> ok
try 0 ship e205 -> CKS-18
try 0 road e205 -> ok
