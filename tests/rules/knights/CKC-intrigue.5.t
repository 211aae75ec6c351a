# CKC-intrigue.5  Recruiting on the free place costs the normal price.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke hand 0 wo
poke progress 0 intrigue
poke knights 3 c29:3

try 0 intrigue c29 -> ok
try 3 retreat c34 -> ok
try 0 recruit c29 -> ok
expect hand 0 -
