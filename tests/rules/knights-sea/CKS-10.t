# CKS-10  An active knight at the pirate's hex chases it; a card is stolen, commodities included.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke pirate h58
poke knights 0 c149:1a
poke hand 1 p
try 0 hunt c149 -> ok
expect knights 0 c149:1
try 0 pirate h51 1 -> ok
try chance loot p -> ok
expect hand 0 p
expect pirate h51
expect phase main
# An inactive knight does not, nor one that is elsewhere; any corner of the hex will do.
game knights-sea 3 start=0,edition=de
use MIDGAME
poke pirate h58
poke knights 0 c149:1 c133:2a
try 0 hunt c149 -> CK-86
try 0 hunt c133 -> ok
try 0 pirate h34 -> ok
game knights-sea 3 start=0,edition=en
use MIDGAME
poke pirate h34
poke knights 0 c149:1a
try 0 hunt c149 -> CKS-10
