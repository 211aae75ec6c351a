# CK-82  Nobody builds on an intersection with a knight.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 blwg
poke knights 0 c29:1a

try 0 settlement c29 -> CK-82
try 0 move c29 c23 -> ok
try 0 settlement c29 -> ok
