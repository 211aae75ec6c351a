# CK-96  The start place of the attacker counts as free.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e43 e44
poke roads 3 e16 e41 e42
poke knights 0 c35:2a
poke knights 3 c29:1

try 0 move c35 c29 -> ok
legal 3 retreat 1
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e44 e50 e51 e56 e57
poke settlements 2 c48
poke roads 2 e13 e68
poke roads 3 e16 e41 e42 e43
poke knights 0 c35:2a
poke knights 3 c34:1

try 0 move c35 c34 -> ok
try 3 retreat c35 -> ok
expect knights 3 c35:1
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e44 e50 e51 e56 e57
poke settlements 2 c48
poke roads 2 e13 e68
poke roads 3 e16 e41 e42 e43
poke knights 0 c35:2a
poke knights 3 c34:1

try 0 move c35 c34 -> ok
try 3 retreat c35 -> ok
expect knights 3 c35:1
