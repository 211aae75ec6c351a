# CKC-deserter.4  Nothing placeable: the knight is lost all the same.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke roads 0 e26 e35 e44 e51
poke progress 0 deserter
poke knights 0 c23:1 c29:1
poke knights 1 c31:1

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
expect phase main
expect knights 1 -
