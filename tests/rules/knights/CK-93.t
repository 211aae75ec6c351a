# CK-93  The displaced knight goes to a free intersection on its owner's roads; its state stays.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44
poke roads 3 e16 e41 e42 e50
poke knights 0 c23:2a
poke knights 3 c29:1a

try 0 move c23 c29 -> ok
expect phase retreat
try 3 retreat c14 -> CK-93
try 3 retreat c28 -> CK-93
try 0 end -> CK-93
legal 3 retreat 2
try 3 retreat c39 -> ok
expect knights 3 c39:1a
expect phase main
