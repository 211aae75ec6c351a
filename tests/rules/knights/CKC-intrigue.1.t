# CKC-intrigue.1  Any opposing knight at one's own road.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke knights 1 c31:1
poke progress 0 intrigue
poke knights 3 c29:3

try 0 intrigue c31 -> CKC-intrigue.1
try 0 intrigue c29 -> ok
