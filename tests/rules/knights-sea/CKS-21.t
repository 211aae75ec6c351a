# CKS-21  A knight chases only the figure at whose hex it stands; at both the player chooses.
game knights-sea 3 start=0,edition=en
use MIDGAME
poke pirate h58
poke robber h50
poke knights 0 c133:1a c149:1a
# c149 is only at the pirate's hex, c133 at both.
try 0 chase c149 -> CK-97
try 0 hunt c149 -> ok
try 0 robber h42 -> CKS-21
try 0 pirate h34 -> ok
try 0 hunt c133 -> CKS-10
try 0 chase c133 -> ok
try 0 pirate h25 -> CKS-21
try 0 robber h42 1 -> ok
game knights-sea 3 start=0,edition=en
use MIDGAME
poke pirate h58
poke robber h50
poke knights 0 c133:1a
legal 0 chase 1
legal 0 hunt 1
