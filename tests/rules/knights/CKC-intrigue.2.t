# CKC-intrigue.2  No own knight is needed.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke progress 0 intrigue
poke knights 3 c29:3

expect knights 0 -
try 0 intrigue c29 -> ok
