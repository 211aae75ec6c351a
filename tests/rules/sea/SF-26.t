# SF-26  Gold is chosen after other yields, clockwise from the active player, from what the bank has.
game sea 3 start=0
use FOUNDED
poke active 1
poke settlements 0 c78 c79
poke settlements 2 c66 c98
poke settlements 1 c131 c57
poke phase roll
try 1 roll -> ok
try chance dice 1 3 -> ok
# The fields 4 have paid; seat 2 comes before seat 0.
expect hand 1 g
expect phase gold
actors 2
try 0 gold b -> SF-26
try 2 gold o -> ok
actors 0
try 0 gold o -> ok
expect phase main
actors 1
# Only what the bank has: one ore is left.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78
poke cities 0 c79
poke hand 1 18o
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
try 0 gold 2o -> SF-26
try 0 gold bo -> ok
# A bank with one card left gives one.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78
poke cities 0 c79
poke hand 1 19b19l18w
poke hand 2 19g19o
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
try 0 gold 2w -> SF-24
try 0 gold w -> ok
expect phase main
# An empty bank gives nothing, and nobody is asked.
game sea 3 start=0
use FOUNDED
poke settlements 0 c78 c79
poke hand 1 19b19l19w
poke hand 2 19g19o
poke phase roll
try 0 roll -> ok
try chance dice 2 2 -> ok
expect phase main
