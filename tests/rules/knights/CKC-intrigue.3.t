# CKC-intrigue.3  The owner relocates it, or takes it back.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42
poke progress 0 intrigue
poke knights 3 c29:3

try 0 intrigue c29 -> ok
actors 3
try 3 retreat c29 -> CK-93
try 3 retreat c34 -> ok
expect knights 3 c34:3
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e50
poke roads 3 e16 e42
poke progress 0 intrigue
poke knights 3 c29:3
poke knights 0 c34:1

try 0 intrigue c29 -> ok
expect phase main
expect knights 3 -
