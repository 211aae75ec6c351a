# CKC-deserter.2  The player may place one of the same strength and state.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 deserter
poke knights 1 c31:2a c45:1

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
try 0 place 1 c23 -> CKC-deserter.2
try 0 place 2 c18 -> CK-73
try 0 place 2 c23 -> ok
expect knights 0 c23:2a
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 deserter
poke knights 1 c31:2a c45:1

try 0 deserter 1 -> ok
try 1 desert c45 -> ok
try 0 place 1 c23 -> ok
expect knights 0 c23:1
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 deserter
poke knights 1 c31:2a c45:1

try 0 deserter 1 -> ok
try 1 desert c45 -> ok
try 0 done -> ok
expect phase main
