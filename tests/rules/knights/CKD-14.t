# CKD-14  An inactive own knight blocks the place of a settlement.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e44
poke hand 0 blwg
poke knights 0 c29:1

try 0 settlement c29 -> CK-82
try 0 move c29 c23 -> CK-86
