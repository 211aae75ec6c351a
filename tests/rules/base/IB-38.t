# IB-38  A new building yields from the first roll after it was built.
game base 4 board=beginner,start=0,phases=combined
use ROLLED
poke roads 0 e13 e41 e42
poke hand 0 blwg
poke hand 1 -
try 0 settlement c29 -> ok
expect hand 0 -
try 0 end -> ok
try 1 roll -> ok
try chance dice 1 2 -> ok
# c29 is at the mountains 3.
expect hand 0 o
