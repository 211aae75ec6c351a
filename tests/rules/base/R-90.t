# R-90  The options discard-limit and target set other figures.
game base 4 board=beginner,start=0,discard-limit=9
poke hand 0 9b
poke hand 1 10g
try 0 roll -> ok
try chance dice 3 4 -> ok
actors 1
expect dues 1 5
game base 4 board=beginner,start=0,phases=combined,target=3
use ROLLED
poke hand 0 2g3o
winners -
try 0 city c8 -> ok
winners 0
refuse base 4 target=2 -> 3 to 20
refuse base 4 target=21 -> 3 to 20
refuse base 4 discard-limit=2 -> 3 to 30
