# R-34  A later player chooses gold from what earlier ones have left.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78 c79
poke settlements 2 c66 c98
poke hand 1 18o
poke phase roll
try 0 roll -> ok
try chance dice 1 3 -> ok
actors 0
try 0 gold o -> ok
actors 2
try 2 gold o -> SF-26
try 2 gold b -> ok
expect phase main
