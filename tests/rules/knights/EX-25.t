# EX-25  A strong knight displaces a basic one; its owner chooses a connected place, or takes it back.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42 e50
poke knights 0 c23:2a
poke knights 3 c29:1

try 0 move c23 c29 -> ok
try 3 retreat c14 -> CK-93
try 3 retreat c34 -> ok
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e44 e50
poke roads 3 e16 e42
poke knights 0 c23:2a c34:1
poke knights 3 c29:1

try 0 move c23 c29 -> ok
expect knights 3 -
expect phase main
