# SF-25  The robber on a gold hex stops its yield.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78 c79
poke robber h35
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
expect phase main
expect hand 0 -
