# CKC-bishop.5  A hex without victims is allowed.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 bishop
poke hand 1 2b
poke hand 3 p

try 0 bishop h9 -> ok
expect phase main
