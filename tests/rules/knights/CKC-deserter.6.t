# CKC-deserter.6  A knight arriving active may act.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 deserter
poke knights 1 c31:1a

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
try 0 place 1 c23 -> ok
try 0 move c23 c29 -> ok
