# CK-94  No place: back to the supply.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e42 e44
poke roads 3 e16 e43
poke knights 0 c23:2a
poke knights 3 c29:1a

poke knights 1 -
poke knights 0 c23:2a c35:1
try 0 move c23 c29 -> ok
expect phase main
expect knights 3 -
