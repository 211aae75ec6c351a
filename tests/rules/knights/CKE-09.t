# CKE-09  A displaced knight may choose among several places.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42 e50
poke knights 0 c23:2a
poke knights 3 c29:1a

try 0 move c23 c29 -> ok
legal 3 retreat 2
