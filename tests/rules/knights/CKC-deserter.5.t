# CKC-deserter.5  A mighty knight without politics 3.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 deserter
poke knights 1 c31:3

try 0 deserter 1 -> ok
try 1 desert c31 -> ok
try 0 place 3 c23 -> ok
expect knights 0 c23:3
