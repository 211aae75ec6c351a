# D-63  Every turn fills exactly one box.
game dice 1 -
use BUILDING
poke dice 6$
try 0 end -> ok
expect boxes 0 x
expect phase roll
try 0 end -> D-10
poke phase build
poke rolls 1
poke dice 6$
try 0 end -> ok
expect boxes 0 x x
