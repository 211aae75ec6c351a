# EX-16  Deserter with both strong knights out: a basic one.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 deserter
poke knights 0 c23:2 c29:2
poke knights 1 c31:2

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
try 0 place 1 c35 -> ok
expect knights 0 c23:2 c29:2 c35:1
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 deserter
poke knights 0 c23:2 c29:2
poke knights 1 c31:2

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
try 0 place 1 c35 -> ok
expect knights 0 c23:2 c29:2 c35:1
