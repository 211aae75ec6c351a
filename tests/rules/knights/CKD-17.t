# CKD-17  Deserter: any lower strength if the equal one is not free.
game knights 4 board=beginner,start=0
use MIDGAME
poke roads 0 e26 e35 e44
poke progress 0 deserter
poke knights 0 c23:3 c29:3
poke knights 1 c31:3a

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
try 0 place 3 c35 -> CKD-17
try 0 place 2 c35 -> ok
expect knights 0 c23:3 c29:3 c35:2a
