# R-75  A knight on a road does not go on over a ship without an own building between them.
game knights-sea 3 start=0,edition=de
use MIDGAME
poke settlements 0 c49
poke knights 0 c133:1a
try 0 move c133 c149 -> CKS-04
