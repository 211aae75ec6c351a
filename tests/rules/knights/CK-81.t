# CK-81  One piece on an intersection.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e45 e46
poke hand 0 wo
poke knights 1 c31:1

try 0 recruit c31 -> CK-81
try 0 recruit c30 -> CK-81
