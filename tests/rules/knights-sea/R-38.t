# R-38  Every corner of the pirate's hex will do for chasing it, on the coast as well, in both editions.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke pirate h58
poke knights 0 c133:1a
try 0 hunt c133 -> ok
game knights-sea 3 start=0,edition=de
use MIDGAME
poke pirate h58
poke knights 0 c133:1a
try 0 hunt c133 -> ok
