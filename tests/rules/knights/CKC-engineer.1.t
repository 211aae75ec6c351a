# CKC-engineer.1  A wall for nothing.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 engineer

try 0 engineer c17 -> CKC-engineer.1
try 0 engineer c25 -> CKC-engineer.1
try 0 engineer c30 -> ok
expect walls c30
